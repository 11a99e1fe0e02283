import { Client } from 'pg';
import type { Client as ApiClient } from '../../testing/client';
import type { Given } from '../../testing/given';
import { calendarEvent, special } from '../../testing/samples';
import { startProcesses } from '../../testing/processes';
import { openTestServer } from '../../testing/server';

describe('The number of SQL statements per call', () => {
  const querySpy = jest.spyOn(Client.prototype, 'query');
  const serverAt = startProcesses(1);
  let admin: ApiClient;
  let given: Given;
  beforeAll(async () => {
    ({ admin, given } = await openTestServer(serverAt(0)));
  }, 60_000);
  afterAll(async () => {
    querySpy.mockRestore();
  });

  /** A call's statements, except those that identify the caller. */
  async function textsOf(call: () => Promise<{ status: number }>, status = 200): Promise<string[]> {
    querySpy.mockClear();
    expect((await call()).status).toBe(status);
    const texts = querySpy.mock.calls.map(([question]) => (question as { text?: string }).text ?? String(question));
    expect(texts[0]).toContain('from "sessions"');
    return texts.slice(1);
  }
  /** The first words of these statements. */
  const statementsOf = async (...call: Parameters<typeof textsOf>) =>
    (await textsOf(...call)).map((text) => text.trim().split(/\s/)[0] as string);

  it('a list takes one, even filtered and sorted; one item takes one', async () => {
    const listPath = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(listPath, special());
    expect(await statementsOf(() => admin.get(`${listPath}?archived=false`))).toEqual(['select']);
    expect(await statementsOf(() => admin.get(`${listPath}?archived=false&title=i%%fire&order_by=title:DESC`))).toEqual([
      'select',
    ]);
    expect(await statementsOf(() => admin.get(`${listPath}/${id}`))).toEqual(['select']);
  });

  it.each(['state=ended', 'start=~2026-11-01T00:00:00..2026-11-30T23:59:59'])(
    'only the events of the page are read with their texts, not all that are checked for %s',
    async (filter) => {
      const path = `/properties/${await given.hotel()}`;
      const { id } = await given.item(`${path}/calendars`, { name: 'Music' });
      await given.item(`${path}/calendar-events`, calendarEvent(id, { published: true }));
      const texts = await textsOf(() => admin.get(`${path}/calendar-events?${filter}`));
      expect(texts.filter((text) => text.includes('from "calendar_events"')).length).toBeGreaterThan(1);
      expect(texts.filter((text) => text.includes('"details"'))).toHaveLength(1);
    },
  );

  it('a clone takes as many for several items as for one', async () => {
    const listPath = `/properties/${await given.hotel()}/specials`;
    const ids = [];
    for (const title of ['A', 'B', 'C', 'D']) ids.push((await given.item(listPath, special({ title }))).id);
    const to_property_ids = [await given.hotel(), await given.hotel()];
    const clone = (chosen: string[]) => () => admin.post(`${listPath}/clone`, { ids: chosen, to_property_ids });
    const one = await statementsOf(clone(ids.slice(0, 1)), 201);
    expect(one.filter((word) => word === 'insert')).toHaveLength(1);
    expect(await statementsOf(clone(ids), 201)).toEqual(one);
  });

  const setUp = async () => {
    const listPath = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(listPath, special());
    return (body: object) => () => admin.put(`${listPath}/${id}`, body);
  };

  it('a change takes one to read and one to write the item with its version, even if a form sends all fields', async () => {
    const change = await setUp();
    expect(await statementsOf(change({ title: 'Spa weekend' }))).toEqual(['select', 'with']);
    expect(await statementsOf(change({ title: 'Spa', archived: false, published: false }))).toEqual(['select', 'with']);
  });

  it('a change with notifications takes a transaction, and one that moves the item locks the property first', async () => {
    const change = await setUp();
    const itemWrite = ['update', 'with'];
    const notification = 'with';
    expect(await statementsOf(change({ published: true }))).toEqual([
      'select',
      'begin',
      'select',
      ...itemWrite,
      notification,
      'commit',
    ]);
    const moved = await statementsOf(change({ archived: true }));
    expect(moved).toEqual(['select', 'begin', 'select', 'select', 'select', ...itemWrite, notification, 'commit']);
  });
});
