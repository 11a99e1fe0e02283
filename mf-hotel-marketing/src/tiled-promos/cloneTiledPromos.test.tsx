import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { CloneTiledPromosPage, LIST, pathOf, row, server } from '../../testing/tiledPromos';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the clone page has its label, ticks the selected promo once, and links to the hotels', async () => {
  server();
  const { address } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/dining/clone',
    pathOf('dining/clone?selected=2'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Clone Private Dining' })).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: 'Promo 2' })).toBeChecked();
  await waitFor(() => expect(address()).toBe(pathOf('dining/clone')));
  expect(await screen.findByRole('link', { name: 'Open The Aster' })).toHaveAttribute('href', '/hotels/8');
});

test('an archived promo in the address is shown on its tab, and the tab stays the person’s to choose', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.archived === 'true' ? [row('5', { archived: true })] : [row('1')]));
  const { user, address } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/meetings/clone',
    pathOf('meetings/clone?selected=5'),
  );
  expect(await screen.findByRole('checkbox', { name: 'Promo 5' })).toBeChecked();
  expect(screen.getByRole('tab', { name: /^Archived/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(address()).toBe(pathOf('meetings/clone?list=archived')));
  await user.click(screen.getByRole('tab', { name: /^Current/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Promo 1' }));
  expect(screen.getByRole('tab', { name: /^Current/ })).toHaveAttribute('aria-selected', 'true');
});

test('promos that the target already has are named for an archived promo as well', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.archived === 'true' ? [row('5', { archived: true })] : [row('1')]));
  api.set('GET /properties/8/tiled-promos', ({ query }) =>
    listOf(query.archived === 'false' ? [row('9', { title: ' promo 5' })] : []),
  );
  const { user } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/meetings/clone',
    pathOf('meetings/clone?selected=5'),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  const note = await screen.findByText('“Promo 5” is already there.');
  // Below the hotels: between them, the late note would move the next hotel away from under the mouse.
  expect(screen.getByRole('list', { name: 'Hotels' })).not.toContainElement(note);
  const notes = screen.getByRole('group', { name: 'The Aster' });
  expect(notes).toContainElement(note);
  // Screen readers announce it when the hotel is ticked.
  expect(notes).toHaveAttribute('aria-live', 'polite');
});

test('with a chosen promo and no hotel, the page counts it and asks for a hotel', async () => {
  server();
  const { user } = renderPage(<CloneTiledPromosPage />, '/hotels/:hotelid/tiled/meetings/clone', pathOf('meetings/clone'));
  expect(await screen.findByText('Choose at least one meetings promo and one hotel.')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Promo 1' }));
  expect(screen.getByText('1 meetings promo chosen. Choose at least one hotel.')).toBeInTheDocument();
});

test('a deleted promo in the address is not chosen, since nobody could untick it', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.archived === 'true' ? [] : [row('1')]));
  const { user } = renderPage(
    <CloneTiledPromosPage />,
    '/hotels/:hotelid/tiled/meetings/clone',
    pathOf('meetings/clone?selected=77'),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await waitFor(() => expect(api.calls.some(({ query }) => query.archived === 'true' && query.per_page === '1000')).toBe(true));
  expect(await screen.findByText('Choose at least one meetings promo and one hotel.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Promo 1' }));
  expect(screen.getByText(/^1 meetings promo to 1 hotel\./)).toBeInTheDocument();
});

test('a note says when only the first promos are shown, and when only the first ones of a target were compared', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.title ? [row('7')] : [row('1')], { count: query.title ? 1 : 1240 }));
  api.set('GET /properties/8/tiled-promos', listOf([row('9')], { count: 2500 }));
  const { user } = renderPage(<CloneTiledPromosPage />, '/hotels/:hotelid/tiled/meetings/clone', pathOf('meetings/clone'));
  expect(await screen.findByText('Only the first 1 of 1,240 are shown. Filter them to find the others.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: /^Filter Meetings/ }), '7');
  await user.click(await screen.findByRole('checkbox', { name: 'Promo 7' }));
  expect(screen.queryByText(/^Only the first/)).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: /^Filter Meetings/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Promo 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'The Aster' }));
  expect(screen.getByText(/^2 meetings promos to 1 hotel\./)).toBeInTheDocument();
  expect(await screen.findByText('Only the first 1 items there were compared.')).toBeInTheDocument();
});

test('the error of a refused clone disappears with the next choice', async () => {
  const api = server();
  const refusal = 'There is no such hotel.';
  api.set(`POST ${LIST}/clone`, { status: 403, body: { message: refusal, code: 'forbidden' } });
  const { user } = renderPage(<CloneTiledPromosPage />, '/hotels/:hotelid/tiled/dining/clone', pathOf('dining/clone?selected=2'));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'The Aster' }));
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
});

test('the report counts the copies that are there, not those that somebody deleted before the answer arrived', async () => {
  const api = server();
  api.set(`POST ${LIST}/clone`, { status: 201, body: { data: [{ id: '91', property_id: '8', source_id: '2' }] } });
  const { user } = renderPage(<CloneTiledPromosPage />, '/hotels/:hotelid/tiled/dining/clone', pathOf('dining/clone?selected=2'));
  expect(await screen.findByRole('checkbox', { name: 'Promo 2' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Promo 1' }));
  await user.click(await screen.findByRole('checkbox', { name: 'The Aster' }));
  await user.click(screen.getByRole('button', { name: 'Clone' }));
  expect(await screen.findByText(/^1 .* cloned to 1 hotel\.$/)).toBeInTheDocument();
});
