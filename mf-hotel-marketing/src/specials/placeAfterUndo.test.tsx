import { screen, waitFor, within } from '@testing-library/react';
import { FormPage } from 'shared-kit/content/FormPage';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { LIST, menuOf, open, server } from '../../testing/specials/list';
import { special } from '../../testing/specials/samples';
import { special as specialType } from './special';
import form from './specialForm';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

const whole = ['1', '2', '4', '5'].map((id) => special(id));

/** The filtered list shows specials 2 and 5; the whole list lacks special 2, as if it were already archived. */
function narrowed() {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) =>
    query.per_page === '2000' ? listOf(whole.filter(({ id }) => id !== '2')) : listOf([special('2'), special('5')]),
  );
  return api;
}
const sorts = (api: ReturnType<typeof server>) => api.calls.filter(({ path }) => path === `${LIST}/sort`).map(({ body }) => body);
const backBefore4 = { ids: ['2'], move_to_id: '4', condition: 'before', archived: false };

test.each(['filter=spa', 'state=live', 'sort=state'])(
  'Undo of archiving in a list with %s puts the row back into its place in the whole list',
  async (query) => {
    const api = narrowed();
    const { user } = open(`/hotels/7/specials?${query}`);
    await user.click(within(await menuOf(user, 'Special 2')).getByRole('menuitem', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Special 2 is as it was before.')).toBeInTheDocument();
    expect(sorts(api)).toEqual([backBefore4]);
    const { query: asked } = api.calls.findLast(({ query: { per_page } }) => per_page === '2000') ?? {};
    expect(asked).toEqual({ archived: 'false', order_by: 'sort_index:ASC', per_page: '2000' });
  },
);

test('a row that was last stays at the end, without a sort request', async () => {
  const api = narrowed();
  // It came back behind its former place, as after a row that has joined the list and left it since.
  const later = whole.map((row) => (row.id === '5' ? special('5', { sort_index: 6 }) : row));
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.per_page === '2000' ? later : [special('2'), special('5')]));
  const { user } = open('/hotels/7/specials?filter=spa');
  await user.click(within(await menuOf(user, 'Special 5')).getByRole('menuitem', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Special 5 is as it was before.')).toBeInTheDocument();
  expect(sorts(api)).toEqual([]);
});

test('if the row next to it has left the list meanwhile, the message says that it is at the end', async () => {
  const api = narrowed();
  api.set(`PUT ${LIST}/sort`, { status: 422, body: { message: 'The item to move to is no longer there.', code: 'invalid' } });
  const { user } = open('/hotels/7/specials?filter=spa');
  await user.click(within(await menuOf(user, 'Special 2')).getByRole('menuitem', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Special 2 is back, at the end of its list.')).toBeInTheDocument();
});

test('Undo after a form that archived its item puts it back into its place', async () => {
  const api = narrowed();
  api.set(`GET ${LIST}/2`, { data: special('2') });
  api.set(`PUT ${LIST}/2`, ({ body }) => ({ data: special('2', { ...(body as object), version: 4 }) }));
  const page = <FormPage type={specialType} form={form} />;
  const { user } = renderPage(page, '/hotels/:hotelid/specials/:id/edit', '/hotels/7/specials/2/edit');
  await user.click(await screen.findByRole('switch', { name: /Archived/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sorts(api)).toEqual([backBefore4]));
});
