import { screen, waitFor } from '@testing-library/react';
import type { FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel, region } from 'shared-kit/testing/properties';
import { coast, hotelBox, openCoast, openNew, puts, regionServer, save } from '../../testing/regions';

beforeEach(() => signedInAs());

test('a region whose response was lost is sent again under the same key', async () => {
  const api = regionServer();
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

/** Saves a new region with two hotels, of which the server cannot place Lantern Inn. */
async function saveNorth() {
  const broken = new Set(['8']);
  const api = regionServer(broken);
  const { user, address } = openNew();
  await user.click(await hotelBox(/Alder House/));
  await user.click(await hotelBox(/Lantern Inn/));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North');
  await save(user);
  return { api, user, address, broken };
}

describe('New Region', () => {
  test('has a name, the checkboxes of all hotels with a filter, and < Back to Regions', async () => {
    regionServer();
    const { user } = openNew();
    expect(await screen.findByRole('heading', { level: 1, name: 'New Region' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '< Back to Regions' })).toHaveAttribute('href', '/hotels/regions');
    expect(await hotelBox(/Saltmarsh/)).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(await hotelBox(/Lantern Inn/)).toHaveAccessibleDescription('in Dales');
    expect(await hotelBox(/Old Mill/)).toHaveAccessibleDescription('archived, in Coast');
    await user.type(screen.getByPlaceholderText('Filter Hotels...'), 'alder');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  });

  test('an empty name shows Required!', async () => {
    const api = regionServer();
    const { user } = openNew();
    await screen.findByRole('checkbox', { name: /Saltmarsh/ });
    await save(user);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Required!');
    expect(api.paths()).not.toContain('POST /regions');
  });

  test('Save creates the region, then places each ticked hotel, and returns to the list', async () => {
    const api = regionServer();
    const { user, address } = openNew();
    await user.click(await hotelBox(/Alder House/));
    await user.click(await hotelBox(/Lantern Inn/));
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

  test('a name that is taken is reported at the field and below the form; no hotel is placed', async () => {
    const api = regionServer();
    const taken = { message: 'There is already a region “Coast”.', code: 'conflict', fields: { name: 'Already taken' } };
    api.set('POST /regions', { status: 409, body: taken });
    const { user } = openNew();
    await user.click(await hotelBox(/Alder House/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Coast');
    await save(user);
    await waitFor(() => expect(document.getElementById('region-error')).toHaveTextContent(taken.message));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Already taken');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(puts(api)).toEqual([]);
  });

  test('a hotel that fails does not stop the others; Try again places it and creates no second region', async () => {
    const { api, user, address, broken } = await saveNorth();
    expect(
      await screen.findByText(
        '1 of 2 hotels could not be placed: Lantern Inn (It broke). The others are saved; try again for the rest.',
      ),
    ).toBeInTheDocument();
    expect(await hotelBox(/Lantern Inn/)).toBeChecked();
    broken.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(api.paths().filter((path) => path === 'POST /regions')).toHaveLength(1);
    expect(puts(api).filter(([path]) => path === '/properties/10')).toHaveLength(1);
    expect(puts(api).at(-1)).toEqual(['/properties/8', { region_id: '3' }]);
  });

  test('a hotel that was placed and is unticked before Save is pressed again leaves the region', async () => {
    const { api, user, address, broken } = await saveNorth();
    await screen.findByText(/^1 of 2 hotels could not be placed/);
    broken.clear();
    await user.click(await hotelBox(/Alder House/));
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(
      puts(api)
        .filter(([path]) => path === '/properties/10')
        .at(-1),
    ).toEqual(['/properties/10', { region_id: null }]);
  });

  test('a hotel counts as placed although the response was lost', async () => {
    const api = regionServer();
    api.lose('PUT /properties/:id');
    api.set('GET /properties/:id', ({ params }: FakeCall) => ({ data: hotel(params.id ?? '', 'Lantern Inn', coast) }));
    const { user, address } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
  });

  test('a name corrected after a failed attempt is sent with the key of the first attempt', async () => {
    const broken = new Set(['8']);
    const api = regionServer(broken);
    const { user, address } = openNew();
    await user.click(await hotelBox(/Lantern Inn/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nort');
    await save(user);
    await screen.findByText(/could not be placed/);
    broken.clear();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'h');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    const created = api.calls.filter(({ method, path }) => method === 'POST' && path === '/regions');
    expect(created.map(({ body }) => body)).toEqual([{ name: 'Nort' }, { name: 'North' }]);
    expect(created[0]?.headers['Idempotency-Key']).toBe(created[1]?.headers['Idempotency-Key']);
  });
});

describe('a new region that somebody else deletes before all its hotels are placed', () => {
  const noRegion = { status: 422, body: { message: 'There is no such region.', code: 'validation_failed', fields: {} } };
  const gone = { ...noRegion, body: { ...noRegion.body, fields: { region_id: 'There is no such region.' } } };
  const create = async () => {
    const api = regionServer(new Set(['8']));
    const { user, address } = openNew();
    await user.click(await hotelBox(/Lantern Inn/));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'North');
    await save(user);
    await screen.findByText(/^The region is saved, but its hotel could not be placed/);
    return { api, user, address };
  };
  const expectSavedAsNew = async ({ api, user, address }: Awaited<ReturnType<typeof create>>, name: string) => {
    api.set('POST /regions', { status: 201, body: { data: region('4', name) } });
    api.set('PUT /properties/:id', { data: hotel('8', 'Lantern Inn', { region_id: '4', region: { id: '4', name } }) });
    await user.click(await screen.findByRole('button', { name: 'Save as a new one' }));
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    const created = api.calls.filter(({ method, path }) => method === 'POST' && path === '/regions');
    expect(created.at(-1)?.body).toEqual({ name });
    expect(created.at(-1)?.headers['Idempotency-Key']).not.toBe(created[0]?.headers['Idempotency-Key']);
    expect(puts(api).at(-1)).toEqual(['/properties/8', { region_id: '4' }]);
  };

  test('can be saved as a new one', async () => {
    const { api, user, address } = await create();
    api.set('PUT /properties/:id', gone);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Somebody has deleted this region\.$/)).toBeInTheDocument();
    await expectSavedAsNew({ api, user, address }, 'North');
  });

  test('can be saved as a new one although its name was changed, or something else after the refusal', async () => {
    const { api, user, address } = await create();
    const message = 'This was created before, and is in the bin now.';
    api.set('POST /regions', { status: 409, body: { message, code: 'conflict', fields: {} } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'ern');
    await save(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await expectSavedAsNew({ api, user, address }, 'Northern');
  });
});
