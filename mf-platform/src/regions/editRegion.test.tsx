import { act, screen, waitFor, within } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { draftStore } from 'shared-kit/form/draftStore';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel, region } from 'shared-kit/testing/properties';
import { expectReadOnly } from 'shared-kit/testing/readers';
import { renderPage } from 'shared-kit/testing/renderPage';
import { coast, hotelBox, openCoast, puts, regionServer, save } from '../../testing/regions';
import RegionFormPage from './RegionFormPage';

beforeEach(() => signedInAs());

describe('Edit Region', () => {
  test('is readable with READ on regions, and editable only for super users', async () => {
    signedInAs([granted('region', null, 'rwx')]);
    regionServer();
    openCoast();
    expect(await hotelBox(/Saltmarsh/)).toBeChecked();
    await expectReadOnly();
    expect(screen.queryByText('2 of 4')).not.toBeInTheDocument();
    expect(screen.getByText('Only the hotels that you may work on are shown here.')).toBeInTheDocument();
  });

  test('whoever reads every property sees how many of the hotels are in the region', async () => {
    signedInAs([granted('region', null), granted('special', null)]);
    regionServer();
    openCoast();
    expect(await screen.findByText('2 of 4')).toBeInTheDocument();
    expect(screen.queryByText(/that you may work on/)).not.toBeInTheDocument();
  });

  test('somebody who reads regions and no hotel is not told that there are none', async () => {
    signedInAs([granted('region', null)]);
    regionServer().set('GET /properties', listOf([]));
    openCoast();
    expect(await screen.findByText('The hotels that you may work on are shown here.')).toBeInTheDocument();
    expect(screen.queryByText(/no hotels yet|ticking one/)).not.toBeInTheDocument();
  });

  test('the name is read-only; the hotels of the region are ticked, archived ones as well', async () => {
    regionServer();
    openCoast();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Region' })).toBeInTheDocument();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Coast');
    expect(name).toHaveAttribute('readonly');
    expect(await hotelBox(/Saltmarsh/)).toBeChecked();
    expect(await hotelBox(/Old Mill/)).toBeChecked();
    expect(await hotelBox(/Lantern Inn/)).not.toBeChecked();
  });

  test('only changed hotels are sent: ticked ones with the region, unticked ones with null', async () => {
    const api = regionServer();
    const { user, address } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    await user.click(await hotelBox(/Saltmarsh/));
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(puts(api).sort()).toEqual([
      ['/properties/7', { region_id: null }],
      ['/properties/8', { region_id: '1' }],
    ]);
    expect(api.paths()).not.toContain('POST /regions');
    expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"4"');
  });

  test('a hotel that somebody else changed is still placed, but not one that they moved', async () => {
    const api = regionServer();
    const stale = (current: object) => ({ status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } });
    const by = { version: 9, updated_by: { id: '2', name: 'Ivo Lane' } };
    api.set('PUT /properties/:id', ({ params, headers }: FakeCall) => {
      if (headers['If-Match'] === '"9"') return { data: hotel('10', 'Alder House', { ...coast, version: 10 }) };
      if (params.id === '10') return stale(hotel('10', 'Alder House', by));
      return stale(hotel('8', 'Lantern Inn', { region_id: '5', region: { id: '5', name: 'Capital' }, ...by }));
    });
    const { user } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    await user.click(await hotelBox(/Alder House/));
    await save(user);
    expect(await screen.findByText(/Lantern Inn \(Ivo Lane moved it to Capital in the meantime\)/)).toBeInTheDocument();
    expect(screen.getByText(/^1 of 2 hotels could not be placed/)).toBeInTheDocument();
  });

  test('hotels that could not be placed are named and stay ticked, even if the lists cannot be loaded again', async () => {
    const api = regionServer();
    api.set('PUT /properties/:id', () => {
      api.set('GET /properties', 'network gone');
      return 'network gone';
    });
    const { user } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    await save(user);
    await waitFor(() => expect(document.getElementById('region-error')).toHaveTextContent(/Lantern Inn/));
    expect(await hotelBox(/Lantern Inn/)).toBeChecked();
    expect(screen.queryByText('This could not be loaded')).not.toBeInTheDocument();
  });

  test('a region that somebody else deleted in the meantime is not said to be saved', async () => {
    const api = regionServer();
    const message = 'There is no such region.';
    api.set('PUT /properties/:id', { status: 422, body: { message, code: 'validation_failed', fields: { region_id: message } } });
    const { user } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    await save(user);
    expect(
      await screen.findByText(/^The hotel could not be placed: Lantern Inn \(There is no such region\)/),
    ).toBeInTheDocument();
    await user.click(await hotelBox(/Alder House/));
    await save(user);
    expect(await screen.findByText(/^The hotels could not be placed:/)).toBeInTheDocument();
    expect(screen.queryByText(/is saved/)).not.toBeInTheDocument();
  });

  test('a region that somebody else deleted cannot be tried again: it says so, and leads to the bin', async () => {
    const api = regionServer();
    const message = 'There is no such region.';
    api.set('PUT /properties/:id', { status: 422, body: { message, code: 'validation_failed', fields: { region_id: message } } });
    api.set('GET /bin', { data: [{ id: '5', may_restore: true }], meta: {} });
    const { user } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    await save(user);
    expect(await screen.findByText(/Somebody has deleted this region\.$/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Open the bin' })).toHaveAttribute('href', '/bin?item=1');
    expect(screen.getByRole('link', { name: /Back to Regions/ })).toHaveAttribute('href', '/hotels/regions');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(await hotelBox(/Lantern Inn/)).toBeChecked();
  });

  test('what was ticked in a region that somebody else deleted stays, and can be saved as a new one', async () => {
    const api = regionServer();
    const { user, address } = openCoast();
    await user.click(await hotelBox(/Lantern Inn/));
    api.set('GET /regions', listOf([region('2', 'Dales')]));
    await act(() => refresh('/regions'));
    expect(await hotelBox(/Lantern Inn/)).toBeChecked();
    const message = 'There is no such region.';
    api.set('PUT /properties/:id', { status: 422, body: { message, code: 'validation_failed', fields: { region_id: message } } });
    await save(user);
    api.set('PUT /properties/:id', { data: hotel('8', 'Lantern Inn', { region_id: '3' }) });
    await user.click(await screen.findByRole('button', { name: 'Save as a new one' }));
    await waitFor(() => expect(address()).toBe('/hotels/regions'));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Coast' });
    expect(puts(api).slice(1).sort()).toEqual([
      ['/properties/7', { region_id: '3' }],
      ['/properties/8', { region_id: '3' }],
      ['/properties/9', { region_id: '3' }],
    ]);
  });

  test('Delete Region asks for confirmation; a region with hotels is refused and the dialog names them', async () => {
    const api = regionServer();
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

  test('a region that no longer exists says so', async () => {
    regionServer();
    renderPage(<RegionFormPage />, '/hotels/regions/:id', '/hotels/regions/99');
    expect(await screen.findByText('This region no longer exists')).toBeInTheDocument();
  });
});

test('a restored draft moves only the hotels that were ticked or unticked in it, and keeps what others moved since', async () => {
  localStorage.clear();
  // Typed while Saltmarsh and Alder House were in the region; Alder House has been moved out since, and Old Mill in.
  const draft = {
    values: { name: 'Coast', hotels: ['10', '8'], before: ['7', '10'] },
    opened: { hotels: ['7', '10'] },
    version: 4,
  };
  draftStore('1', '/hotels/regions/1').keep(draft);
  const api = regionServer();
  const { user, address } = openCoast();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(await hotelBox(/Old Mill/)).toBeChecked();
  expect(await hotelBox(/Alder House/)).not.toBeChecked();
  await save(user);
  await waitFor(() => expect(address()).toBe('/hotels/regions'));
  expect(puts(api).sort()).toEqual([
    ['/properties/7', { region_id: null }],
    ['/properties/8', { region_id: '1' }],
  ]);
});

test('what is ticked is kept as a draft together with the hotels that were in the region', async () => {
  localStorage.clear();
  regionServer();
  const { user } = openCoast();
  await user.click(await hotelBox(/Lantern Inn/));
  const kept = () => draftStore('1', '/hotels/regions/1').all();
  await waitFor(() => expect(kept()).toHaveLength(1), { timeout: 5000 });
  expect(kept()[0]?.values).toMatchObject({ hotels: ['7', '9', '8'], before: ['7', '9'] });
});

test('shows who else is editing this region', async () => {
  regionServer().set('GET /presence/regions/1', { data: [{ id: '2', name: 'Hanna Lindqvist' }], meta: {} });
  openCoast();
  expect(await screen.findByText(/Hanna Lindqvist is editing this/, undefined, { timeout: 4000 })).toBeInTheDocument();
});
