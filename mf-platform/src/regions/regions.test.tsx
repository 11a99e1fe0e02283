import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectReadOnly } from 'shared-kit/testing/readers';
import { hotel, region } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import RegionFormPage from './RegionFormPage';
import RegionsPage from './RegionsPage';

const coast = { region_id: '1', region: { id: '1', name: 'Coast' } };
const dales = { region_id: '2', region: { id: '2', name: 'Dales' } };

function server(broken = new Set<string>()) {
  const hotels = [
    hotel('7', 'Saltmarsh', coast),
    hotel('8', 'Lantern Inn', dales),
    hotel('9', 'Old Mill', { archived: true, ...coast }),
    hotel('10', 'Alder House'),
  ];
  return fakeApi({
    'GET /regions': listOf([region('1', 'Coast'), region('2', 'Dales')]),
    'POST /regions': ({ body }: FakeCall) => ({ status: 201, body: { data: region('3', (body as { name: string }).name) } }),
    'DELETE /regions/:id': undefined,
    'GET /properties': ({ query }: FakeCall) => listOf(hotels.filter(({ archived }) => String(archived) === query.archived)),
    'PUT /properties/:id': ({ params, body }: FakeCall) => {
      if (broken.has(params.id ?? '')) return { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };
      const index = hotels.findIndex(({ id }) => id === params.id);
      hotels[index] = { ...hotels[index]!, ...(body as object), version: 5 };
      return { data: hotels[index] };
    },
  });
}
const openNew = () => renderPage(<RegionFormPage />, '/hotels/regions/new', '/hotels/regions/new');
const openCoast = () => renderPage(<RegionFormPage />, '/hotels/regions/:id', '/hotels/regions/1');
const openList = () => renderPage(<RegionsPage />, '/hotels/regions', '/hotels/regions');
const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
const save = (user: ReturnType<typeof openNew>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
const puts = (api: ReturnType<typeof server>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

beforeEach(() => signedInAs());

test('a region whose answer was lost is sent again under the same key', async () => {
  const api = server();
  api.set('POST /regions', 'network gone');
  const { user } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Hills');
  await save(user);
  await screen.findByRole('button', { name: 'Try again' });
  api.set('POST /regions', { status: 201, body: { data: region('3', 'Hills') } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Region saved.');
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

describe('the list', () => {
  test('has + New Region, one tab Current with a count, and Region Name', async () => {
    server();
    openList();
    expect(await screen.findByRole('heading', { level: 1, name: 'Regions' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+ New Region' })).toHaveAttribute('href', '/hotels/regions/new');
    expect(await screen.findByRole('tab', { name: /Current\s*2/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: 'Region Name' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Coast' })).toHaveAttribute('href', '/hotels/regions/1');
  });

  test('contract §3 only super users are offered + New Region', async () => {
    signedInAs([granted('region', null, 'rwx')]);
    server();
    openList();
    await screen.findByRole('link', { name: 'Coast' });
    expect(screen.queryByRole('link', { name: '+ New Region' })).not.toBeInTheDocument();
  });
});

describe('New Region', () => {
  test('holds a name, the boxes of all hotels with a filter, and < Back to Regions', async () => {
    server();
    const { user } = openNew();
    expect(await screen.findByRole('heading', { level: 1, name: 'New Region' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '< Back to Regions' })).toHaveAttribute('href', '/hotels/regions');
    expect(await tick(/Saltmarsh/)).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(await tick(/Lantern Inn/)).toHaveAccessibleDescription('in Dales');
    expect(await tick(/Old Mill/)).toHaveAccessibleDescription('archived, in Coast');
    await user.type(screen.getByPlaceholderText('Filter Hotels...'), 'alder');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  });

  test('an empty name shows Required!', async () => {
    const api = server();
    const { user } = openNew();
    await screen.findByRole('checkbox', { name: /Saltmarsh/ });
    await save(user);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Required!');
    expect(api.paths()).not.toContain('POST /regions');
  });

  test('Save makes the region, then places each ticked hotel, and leads to the list', async () => {
    const api = server();
    const { user, address } = openNew();
    await user.click(await tick(/Alder House/));
    await user.click(await tick(/Lantern Inn/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'North' });
    expect(puts(api).sort()).toEqual([
      ['/properties/10', { region_id: '3' }],
      ['/properties/8', { region_id: '3' }],
    ]);
    expect(screen.getByText('Region saved.')).toBeInTheDocument();
  });

  test('a name that is taken is told at the field and below the form; nothing is placed', async () => {
    const api = server();
    const taken = { message: 'There is already a region “Coast”.', code: 'conflict', fields: { name: 'Already taken' } };
    api.set('POST /regions', { status: 409, body: taken });
    const { user } = openNew();
    await user.click(await tick(/Alder House/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Coast');
    await save(user);
    await waitFor(() => expect(document.getElementById('region-error')).toHaveTextContent(taken.message));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Already taken');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(puts(api)).toEqual([]);
  });

  test('one hotel that fails holds up no other; Try again places it and makes no second region', async () => {
    const broken = new Set(['8']);
    const api = server(broken);
    const { user, address } = openNew();
    await user.click(await tick(/Alder House/));
    await user.click(await tick(/Lantern Inn/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North');
    await save(user);
    expect(
      await screen.findByText(
        '1 of 2 hotels could not be placed: Lantern Inn (It broke). The others are saved; try again for the rest.',
      ),
    ).toBeInTheDocument();
    expect(await tick(/Lantern Inn/)).toBeChecked();
    broken.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(api.paths().filter((path) => path === 'POST /regions')).toHaveLength(1);
    expect(puts(api).filter(([path]) => path === '/properties/10')).toHaveLength(1);
    expect(puts(api).at(-1)).toEqual(['/properties/8', { region_id: '3' }]);
  });

  test('a hotel whose answer was lost is placed where the server has it', async () => {
    const api = server();
    api.lose('PUT /properties/:id');
    api.set('GET /properties/:id', ({ params }: FakeCall) => ({ data: hotel(params.id ?? '', 'Lantern Inn', coast) }));
    const { user, address } = openCoast();
    await user.click(await tick(/Lantern Inn/));
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
  });

  test('a name that is corrected after a hotel could not be placed is sent, with the key of the first attempt', async () => {
    const broken = new Set(['8']);
    const api = server(broken);
    const { user, address } = openNew();
    await user.click(await tick(/Lantern Inn/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nort');
    await save(user);
    await screen.findByText(/could not be placed/);
    broken.clear();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'h');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    const made = api.calls.filter(({ method, path }) => method === 'POST' && path === '/regions');
    expect(made.map(({ body }) => body)).toEqual([{ name: 'Nort' }, { name: 'North' }]);
    expect(made[0]?.headers['Idempotency-Key']).toBe(made[1]?.headers['Idempotency-Key']);
  });
});

describe('Edit Region', () => {
  test('is read by those who may read regions, and changed by super users alone', async () => {
    signedInAs([granted('region', null, 'rwx')]);
    server();
    openCoast();
    expect(await tick(/Saltmarsh/)).toBeChecked();
    await expectReadOnly();
  });

  test('the name is read-only; the hotels of the region are ticked, archived ones as well', async () => {
    server();
    openCoast();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Region' })).toBeInTheDocument();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Coast');
    expect(name).toHaveAttribute('readonly');
    expect(await tick(/Saltmarsh/)).toBeChecked();
    expect(await tick(/Old Mill/)).toBeChecked();
    expect(await tick(/Lantern Inn/)).not.toBeChecked();
  });

  test('only changed hotels are sent: ticked ones with the region, unticked ones with null', async () => {
    const api = server();
    const { user, address } = openCoast();
    await user.click(await tick(/Lantern Inn/));
    await user.click(await tick(/Saltmarsh/));
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(puts(api).sort()).toEqual([
      ['/properties/7', { region_id: null }],
      ['/properties/8', { region_id: '1' }],
    ]);
    expect(api.paths()).not.toContain('POST /regions');
    expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"4"');
  });

  test('contract §1 (412) a hotel changed otherwise meanwhile is placed; one that somebody moved is left to them', async () => {
    const api = server();
    const stale = (current: object) => ({ status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } });
    const by = { version: 9, updated_by: { id: '2', name: 'Ivo Lane' } };
    api.set('PUT /properties/:id', ({ params, headers }: FakeCall) => {
      if (headers['If-Match'] === '"9"') return { data: hotel('10', 'Alder House', { ...coast, version: 10 }) };
      if (params.id === '10') return stale(hotel('10', 'Alder House', by));
      return stale(hotel('8', 'Lantern Inn', { region_id: '5', region: { id: '5', name: 'Capital' }, ...by }));
    });
    const { user } = openCoast();
    await user.click(await tick(/Lantern Inn/));
    await user.click(await tick(/Alder House/));
    await save(user);
    expect(await screen.findByText(/Lantern Inn \(Ivo Lane moved it to Capital in the meantime\)/)).toBeInTheDocument();
    expect(screen.getByText(/^1 of 2 hotels could not be placed/)).toBeInTheDocument();
  });

  test('Delete Region asks first; a region that still holds hotels is refused and the dialog says which', async () => {
    const api = server();
    const holds = 'This region still contains Saltmarsh. Move it to another region first.';
    api.set('DELETE /regions/:id', { status: 409, body: { message: holds, code: 'conflict', fields: {} } });
    const { user, address } = openCoast();
    await user.click(await screen.findByRole('button', { name: 'Delete Region' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Region' }));
    await user.click(dialog.getByRole('button', { name: 'Delete Region' }));
    expect(await dialog.findByText(holds)).toBeInTheDocument();
    expect(address()).toBe('/hotels/regions/1');
    api.set('DELETE /regions/:id', undefined);
    await user.click(dialog.getByRole('button', { name: 'Delete Region' }));
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(screen.getByText('Coast deleted.')).toBeInTheDocument();
  });

  test('a region that is gone says so', async () => {
    server();
    renderPage(<RegionFormPage />, '/hotels/regions/:id', '/hotels/regions/99');
    expect(await screen.findByText('This region no longer exists.')).toBeInTheDocument();
  });
});

test('the form says who else places hotels in this region now', async () => {
  server().set('GET /presence/regions/1', { data: [{ id: '2', name: 'Hanna Lindqvist' }], meta: {} });
  openCoast();
  expect(await screen.findByText(/Hanna Lindqvist is editing this/, undefined, { timeout: 4000 })).toBeInTheDocument();
});
