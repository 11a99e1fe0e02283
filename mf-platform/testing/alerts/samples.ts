import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';

const bar = {
  text: null as string | null,
  link_text: null as string | null,
  link_url: null as string | null,
  opens_in_new_window: false,
  add_date_picker_popup: false,
  advanced_purchase_days: 1,
  minimum_night_stay: 1,
  tracking_tag: null as string | null,
};

const saltmarsh = { id: '7', name: 'Saltmarsh', type: 'hotel' };
const marlowes = { id: '30', name: 'Marlowes', type: 'restaurant' };

/** An alert as it goes over the wire. */
export const alert = (id: string, name: string, fields: object = {}) => ({
  id,
  name,
  display_as: 'modal_window',
  archived: false,
  published: true,
  sort_index: Number(id),
  properties: [] as { id: string; name: string; type: string }[],
  header_bar: bar,
  modal: { ...bar, title: null as string | null, display_modal_as: 'modal_window', page_display_on: [] as string[] },
  version: 4,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  updated_by: { id: '1', name: 'Nora Okafor' },
  ...fields,
});

/** What `PUT /alerts/assign` takes. */
interface Sent {
  property_id: string;
  alert_id?: string;
  override?: boolean;
  expected?: { alert_id: string | null; override: boolean };
}

/**
 * A server with four alerts, the third of them global and the fourth archived, and two properties, the first assigned.
 * @param overrides fields of alerts that differ, by the alert's id
 */
export function alertServer(overrides: { alerts?: Record<string, object> } = {}) {
  const alerts = [
    alert('1', 'Pool closed', { properties: [saltmarsh, marlowes] }),
    alert('2', 'Harbour festival'),
    alert('3', 'Book direct'),
    alert('4', 'Summer terrace', { archived: true, published: false }),
  ].map((sample) => ({ ...sample, ...overrides.alerts?.[sample.id] }));
  const rows = [
    { property: saltmarsh, alert: { id: '1', name: 'Pool closed' } as { id: string; name: string } | null, override: false },
    { property: marlowes, alert: null as { id: string; name: string } | null, override: false },
  ];
  let globalId: string | null = '3';
  const find = (id: unknown) => alerts.find((candidate) => candidate.id === id);

  return fakeApi({
    'GET /alerts/global': () => ({ data: find(globalId) ?? null }),
    'DELETE /alerts/global': () => {
      globalId = null;
      return undefined;
    },
    'GET /alerts/assigned': () => listOf(rows),
    'PUT /alerts/assign': ({ body }: FakeCall) => {
      const sent = body as Sent;
      const row = rows.find(({ property }) => property.id === sent.property_id)!;
      const { expected } = sent;
      if (expected && (expected.alert_id !== (row.alert?.id ?? null) || expected.override !== row.override))
        return { status: 412, body: { message: 'Somebody else changed this.', code: 'stale', fields: {}, current: { ...row } } };
      if (sent.override !== undefined) row.override = sent.override;
      if (sent.alert_id || sent.override === undefined)
        row.alert = find(sent.alert_id) ? { id: sent.alert_id!, name: find(sent.alert_id)!.name } : null;
      if (!row.alert) row.override = false;
      return { data: row };
    },
    'GET /alerts/:id': ({ params }: FakeCall) =>
      find(params.id) ? { data: find(params.id) } : { status: 404, body: { message: 'Gone.', code: 'not_found', fields: {} } },
    'GET /alerts': ({ query }: FakeCall) => {
      const shown = alerts.filter(({ archived }) => String(archived) === query.archived);
      return listOf([...shown].sort((a, b) => a.sort_index - b.sort_index));
    },
    'POST /alerts': ({ body }: FakeCall) => ({ status: 201, body: { data: alert('9', 'New', body as object) } }),
    'PUT /alerts/:id/global': ({ params }: FakeCall) => {
      globalId = params.id ?? null;
      return { data: find(globalId) };
    },
    'PUT /alerts/:id': ({ params, body }: FakeCall) =>
      // A new sort index alone does not raise the version.
      Object.assign(find(params.id)!, body, Object.keys(body as object).join() !== 'sort_index' && { version: 5 }) && {
        data: find(params.id),
      },
    'POST /alerts/:id/versions/:version/restore': ({ params }: FakeCall) => {
      Object.assign(find(params.id)!, { archived: false, published: true, version: 6 });
      return { data: find(params.id), meta: { left_out: [] } };
    },
    'DELETE /alerts/:id': ({ params }: FakeCall) => {
      alerts.splice(alerts.indexOf(find(params.id)!), 1);
      return undefined;
    },
  });
}

/** The method, path and body of each change that was sent, in order. */
export const changes = (api: ReturnType<typeof alertServer>) =>
  api.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
