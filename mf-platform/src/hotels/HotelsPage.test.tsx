import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import HotelsPage from './HotelsPage';

/** A fake API that stores changes to its hotels, so that lists and counts follow them. */
function server() {
  const hotels = [
    hotel('7', 'Hotel Marchmont', { region_id: '1', region: { id: '1', name: 'Capital' } }),
    hotel('8', 'Saltmarsh'),
    hotel('9', 'Old Mill', { archived: true }),
  ];
  const find = (id = '') => hotels.findIndex((candidate) => candidate.id === id);
  return fakeApi({
    'GET /properties': ({ query }: FakeCall) => {
      const found = hotels.filter(({ archived }) => String(archived) === query.archived);
      const filter = (query.name ?? '').replace('i%%', '').toLowerCase();
      const shown = found.filter(({ name }) => name.toLowerCase().includes(filter));
      return listOf(query.per_page === '1' ? shown.slice(0, 1) : shown, { count: shown.length });
    },
    'PUT /properties/:id': ({ params, body }: FakeCall) => {
      const index = find(params.id);
      hotels[index] = { ...hotels[index]!, ...(body as object), version: 5 };
      return { data: hotels[index] };
    },
    'POST /properties/:id/versions/:version/restore': ({ params }: FakeCall) => {
      const index = find(params.id);
      hotels[index] = { ...hotels[index]!, archived: false };
      return { data: hotels[index], meta: { left_out: [] } };
    },
    'DELETE /properties/:id': ({ params }: FakeCall) => void hotels.splice(find(params.id), 1),
  });
}

const open = (address = '/hotels/properties') => renderPage(<HotelsPage />, '/hotels/properties', address);
const tab = (name: RegExp) => screen.findByRole('tab', { name });

beforeAll(() => import('shared-kit/ui/overlay/MenuPopup'));
beforeEach(() => signedInAs());

test('the hotels list has Active and Archived tabs with counts, Property Name and Region, by name', async () => {
  const api = server();
  const { user, address } = open();
  expect(await tab(/Active\s*2/)).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('link', { name: 'Hotel Marchmont' })).toHaveAttribute('href', '/hotels/7');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['Property Name', 'Region']),
  );
  expect(within(screen.getAllByRole('row')[1]!).getByText('Capital')).toBeInTheDocument();
  const listCall = api.calls.find(({ query }) => query.per_page === '100');
  expect(listCall?.query).toEqual({ type: 'hotel', archived: 'false', order_by: 'name:ASC', page: '1', per_page: '100' });

  await user.click(await tab(/Archived\s*1/));
  expect(await screen.findByRole('link', { name: 'Old Mill' })).toBeInTheDocument();
  expect(address()).toBe('/hotels/properties?list=archived');
});

test('when rights change while the page is open, rows and count come from the same response', async () => {
  const api = server();
  open();
  await screen.findByRole('link', { name: 'Saltmarsh' });
  await tab(/Active\s*2/);
  let answer = () => {};
  const listAnswer = new Promise<void>((resolve) => (answer = resolve));
  const oneHotel = () => listOf([hotel('7', 'Hotel Marchmont')], { count: 1 });
  const countAnswer = jest.fn(oneHotel);
  api.set('GET /properties', ({ query }) => (query.per_page === '1' ? countAnswer() : listAnswer.then(oneHotel)));
  comeBackAfterAMinute();
  await waitFor(() => expect(countAnswer).toHaveBeenCalledTimes(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('link', { name: 'Saltmarsh' })).toBeInTheDocument();
  expect(await tab(/Active\s*2/)).toBeInTheDocument();
  answer();
  expect(await tab(/Active\s*1/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Saltmarsh' })).not.toBeInTheDocument();
});

test('the filter waits 500 ms, sends i%%text, and does not change the counts', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('link', { name: 'Saltmarsh' });
  const callsBefore = api.calls.length;
  await user.type(screen.getByPlaceholderText('Filter Hotels...'), 'salt');
  expect(api.calls).toHaveLength(callsBefore);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Hotel Marchmont' })).not.toBeInTheDocument(), { timeout: 2000 });
  expect(api.calls.at(-1)?.query.name).toBe('i%%salt');
  expect(await tab(/Active\s*2/)).toBeInTheDocument();
});

test('Archive sends only the flag and updates rows and counts; Undo restores it', async () => {
  const api = server();
  const { user } = open();
  await chooseInMenu(user, 'Saltmarsh', 'Archive');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Saltmarsh' })).not.toBeInTheDocument());
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/properties/8', { archived: true }],
  ]);
  expect(await tab(/Active\s*1/)).toBeInTheDocument();
  expect(await tab(/Archived\s*2/)).toBeInTheDocument();
  expect(screen.getByText('Saltmarsh archived.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Saltmarsh' })).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/properties/8/versions/4/restore',
  ]);
  expect(await tab(/Archived\s*1/)).toBeInTheDocument();
});

test('an archived hotel offers Unarchive; Settings leads to its settings', async () => {
  server();
  const { user } = open('/hotels/properties?list=archived');
  await user.click(await screen.findByRole('button', { name: 'More for Old Mill' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Settings', 'Unarchive', 'Delete']);
  expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/hotels/9/settings');
});

test('Delete asks in a dialog 50rem wide that names the hotel and what is deleted with it; Cancel keeps it', async () => {
  const api = server();
  const { user } = open();
  await chooseInMenu(user, 'Saltmarsh', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Hotel' });
  expect(dialog).toHaveStyle({ width: '50rem' });
  expect(dialog).toHaveTextContent('Saltmarsh goes to the bin. From there it can be restored for 30 days.');
  expect(dialog).toHaveTextContent('All of its content goes with it');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.paths()).not.toContain('DELETE /properties/8');
  await chooseInMenu(user, 'Saltmarsh', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete Hotel' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Saltmarsh' })).not.toBeInTheDocument());
  expect(await tab(/Active\s*1/)).toBeInTheDocument();
});

test('a refused archive changes nothing and says why', async () => {
  const api = server();
  api.set('PUT /properties/:id', { status: 403, body: { message: 'You may not do this.', code: 'forbidden', fields: {} } });
  const { user } = open();
  await chooseInMenu(user, 'Saltmarsh', 'Archive');
  expect(await screen.findByText('Saltmarsh was not archived. You may not do this.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Saltmarsh' })).toBeInTheDocument();
});

test('only holders of the wildcard see + New Hotel and the row menus', async () => {
  server();
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: '+ New Hotel' })).toHaveAttribute('href', '/hotels/new');
  unmount();
  signedInAs([granted('special', '7', 'rwx')]);
  open();
  await screen.findByRole('link', { name: 'Hotel Marchmont' });
  expect(screen.queryByRole('link', { name: '+ New Hotel' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /More for/ })).not.toBeInTheDocument();
});

test('an empty last page leads to the page before it', async () => {
  fakeApi({
    'GET /properties': ({ query }: FakeCall) =>
      listOf(query.page === '2' ? [] : [hotel('7', 'Hotel Marchmont')], { page: Number(query.page), count: 1 }),
  });
  const { address } = open('/hotels/properties?page=2');
  expect(await screen.findByRole('link', { name: 'Hotel Marchmont' })).toBeInTheDocument();
  expect(address()).toBe('/hotels/properties');
});

test('on the way from a page beyond the last one to the last nothing is reported as missing', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const hotels = listOf([hotel('7', 'Hotel Marchmont')], { page: 1, count: 1 });
  fakeApi({
    'GET /properties': async ({ query }: FakeCall) => {
      if (query.page === '2') return listOf([], { page: 2, count: 1 });
      if (query.per_page !== '1') await slow;
      return hotels;
    },
  });
  const { address } = open('/hotels/properties?page=2');
  await waitFor(() => expect(address()).toBe('/hotels/properties'));
  expect(screen.queryByText(/^(No|There are no) /)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('link', { name: 'Hotel Marchmont' })).toBeInTheDocument();
});

test('a hotel is reported as archived although the response was lost', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('link', { name: 'Saltmarsh' });
  const id = String((await screen.findByRole('link', { name: 'Saltmarsh' })).getAttribute('href')).split('/')[2] ?? '';
  api.set('GET /properties/:id', { data: { ...hotel(id, 'Saltmarsh'), archived: true, version: 9 } });
  api.lose('PUT /properties/:id');
  await chooseInMenu(user, 'Saltmarsh', 'Archive');
  expect(await screen.findByText('Saltmarsh archived.')).toBeInTheDocument();
});
