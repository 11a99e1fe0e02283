import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'shared-kit/router';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectReadOnly, expectRefused } from 'shared-kit/testing/readers';
import { renderPage } from 'shared-kit/testing/renderPage';
import { category, marchmont } from '../../testing/faqs';
import FaqCategoriesPage from './FaqCategoriesPage';
import FaqCategoryFormPage from './FaqCategoryFormPage';

const LIST = '/properties/7/faq-categories';

function server() {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    [`GET ${LIST}`]: ({ query }) => {
      const found = [category('10', 'Pets'), category('20', 'Parking')].filter(({ name }) =>
        name.includes((query.name ?? '').replace('i%%', '')),
      );
      return listOf(found);
    },
    [`GET ${LIST}/:id`]: { data: category('10', 'Pets') },
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: { ...category('30', ''), ...(body as object) } } }),
    [`PUT ${LIST}/sort`]: undefined,
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: { ...category('10', ''), ...(body as object) } }),
    [`DELETE ${LIST}/:id`]: {
      status: 409,
      body: { message: 'Pets still holds 3 FAQs. Move or delete them first.', code: 'conflict', fields: {} },
    },
  });
}
const openList = () => renderPage(<FaqCategoriesPage />, '/hotels/:hotelid/faqs/categories', '/hotels/7/faqs/categories');
const openNew = () =>
  renderPage(<FaqCategoryFormPage />, '/hotels/:hotelid/faqs/categories/new', '/hotels/7/faqs/categories/new');
const openEdit = () =>
  renderPage(<FaqCategoryFormPage />, '/hotels/:hotelid/faqs/categories/:id/edit', '/hotels/7/faqs/categories/10/edit');

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the categories are under one Current tab with a count and link to their forms', async () => {
  server();
  openList();
  expect(await screen.findByRole('tab', { name: /Current\s*2/ })).toBeInTheDocument();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Pets' })).toHaveAttribute('href', '/hotels/7/faqs/categories/10/edit');
  expect(screen.getByRole('link', { name: '+ New FAQ Category' })).toHaveAttribute('href', '/hotels/7/faqs/categories/new');
});

test('a move is stored by one sort call', async () => {
  const api = server();
  const { user } = openList();
  await chooseInMenu(user, 'Parking', 'Move up');
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Parking'));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: ['20'], move_to_id: '10', condition: 'before' });
});

test('a move is reported and can be undone', async () => {
  const api = server();
  const { user } = openList();
  await chooseInMenu(user, 'Parking', 'Move up');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Parking is as it was before.');
  const moves = api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(moves).toEqual([
    { ids: ['20'], move_to_id: '10', condition: 'before' },
    { ids: ['20'], move_to_id: '10', condition: 'after' },
  ]);
});

test('a refused move is reported as reverted', async () => {
  server().set(`PUT ${LIST}/sort`, { status: 422, body: { message: 'There is no such place.', code: 'invalid' } });
  const { user } = openList();
  await chooseInMenu(user, 'Parking', 'Move up');
  expect(await screen.findByText('Parking was not moved. It is back at position 2 of 2.')).toBeInTheDocument();
});

test('a category that somebody else deleted is not said to be back when it is moved', async () => {
  const api = server();
  const message = 'Nothing was moved: one of the chosen FAQ categories is no longer in this list.';
  api.set(`PUT ${LIST}/sort`, () => {
    api.set(`GET ${LIST}`, listOf([category('10', 'Pets')]));
    return { status: 404, body: { message, code: 'not_found' } };
  });
  const { user } = openList();
  await chooseInMenu(user, 'Parking', 'Move up');
  expect(await screen.findByText('Parking was not moved: it is no longer in this list.')).toBeInTheDocument();
  expect(screen.queryByText(/It is back/)).not.toBeInTheDocument();
});

test('with more categories than a page each is reached, and one of the second page moves to the top of the first', async () => {
  const api = server();
  const all = Array.from({ length: 120 }, (_, index) => category(String(index + 1), `Category ${index + 1}`));
  api.set(`GET ${LIST}`, ({ query }) => {
    const [page, perPage] = [Number(query.page ?? 1), Number(query.per_page ?? 100)];
    const rows = all.slice((page - 1) * perPage, page * perPage);
    return listOf(rows, { page, per_page: perPage, count: all.length, total_pages: Math.ceil(all.length / perPage) });
  });
  const { user, address } = openList();
  expect(await screen.findByText('1–100 of 120')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Category 101' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: 'Category 101' })).toBeInTheDocument();
  expect(address()).toBe('/hotels/7/faqs/categories?page=2');
  await chooseInMenu(user, 'Category 101', 'Move to top');
  expect(await screen.findByText('Category 101 moved to the top.')).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: ['101'], to: 'top' });
}, 20_000);

test('a page that no longer exists redirects to the last page', async () => {
  const api = server();
  api.set(`GET ${LIST}`, ({ query }) =>
    listOf([category('10', 'Pets')].slice(query.page === '2' ? 1 : 0), { page: Number(query.page ?? 1), count: 1 }),
  );
  const { address } = renderPage(<FaqCategoriesPage />, '/hotels/:hotelid/faqs/categories', '/hotels/7/faqs/categories?page=2');
  expect(await screen.findByRole('link', { name: 'Pets' })).toBeInTheDocument();
  expect(address()).toBe('/hotels/7/faqs/categories');
});

test('deleting a category that still has FAQs is refused with the server’s message in the dialog', async () => {
  server();
  const { user } = openList();
  await chooseInMenu(user, 'Pets', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete FAQ Category' }));
  await user.click(dialog.getByRole('button', { name: 'Delete FAQ Category' }));
  expect(await dialog.findByText('Pets still holds 3 FAQs. Move or delete them first.')).toBeInTheDocument();
});

test('the filter asks for names that contain the text', async () => {
  const api = server();
  const { user } = openList();
  await user.type(await screen.findByRole('searchbox', { name: 'Filter FAQ Categories...' }), 'Park{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pets' })).not.toBeInTheDocument());
  expect(api.calls.some(({ query }) => query.name === 'i%%Park')).toBe(true);
});

test('a filter that finds nothing can be cleared', async () => {
  server();
  const { user } = openList();
  await user.type(await screen.findByRole('searchbox', { name: 'Filter FAQ Categories...' }), 'Spa{Enter}');
  expect(await screen.findByText('No FAQ categories match “Spa”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByRole('link', { name: 'Pets' })).toBeInTheDocument();
});

test('a new category needs its name', async () => {
  const api = server();
  const { user, address } = openNew();
  await screen.findByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent('Name: Required!');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Pool ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs/categories'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Pool' });
});

test('an edited category sends its version; an error shows in the error area of the form', async () => {
  const api = server();
  const { user } = openEdit();
  api.set(`PUT ${LIST}/:id`, {
    status: 409,
    body: { message: 'There is a category of this name already.', code: 'conflict', fields: {} },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Pets');
  await user.type(name, ' and dogs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('There is a category of this name already.');
  expect(document.getElementById('hotel-faq-cat-error')).toHaveTextContent('There is a category of this name already.');
  expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"2"');
});

test('an edit of a category that somebody else deleted can be saved as a new category', async () => {
  const api = server();
  api.set(`PUT ${LIST}/:id`, { status: 404, body: { message: 'There is no such FAQ category.', code: 'not_found', fields: {} } });
  const { user, address } = openEdit();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' & children');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save as a new one' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs/categories'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Pets & children' });
});

test('the address of a category that no longer exists leads back to the list', async () => {
  const api = server();
  api.set(`GET ${LIST}/:id`, { status: 404, body: { message: 'There is no such FAQ category.', code: 'not_found', fields: {} } });
  openEdit();
  expect(await screen.findByText('This FAQ category no longer exists')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: /FAQ Categories/ }))
    expect(link).toHaveAttribute('href', '/hotels/7/faqs/categories');
});

test('readers see the categories without buttons and menus', async () => {
  server();
  signedInAs([granted('faq', '7')]);
  openList();
  expect(await screen.findByText('Pets')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More for Pets' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '+ New FAQ Category' })).not.toBeInTheDocument();
});

test('readers see one category and cannot change it; a new one is refused', async () => {
  server();
  signedInAs([granted('faq', '7')]);
  const { unmount } = openEdit();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Pets');
  await expectReadOnly();
  unmount();
  openNew();
  await expectRefused({ label: 'FAQ Categories', href: '/hotels/7/faqs/categories' });
});

test('a category that was open before is shown at its own address, also right after another one', async () => {
  server().set(`GET ${LIST}/:id`, ({ params }) => ({ data: category(params.id!, params.id === '10' ? 'Pets' : 'Parking') }));
  const page = (
    <>
      <Link to="/hotels/7/faqs/categories/10/edit">Pets</Link>
      <Link to="/hotels/7/faqs/categories/20/edit">Parking</Link>
      <FaqCategoryFormPage />
    </>
  );
  const { user } = renderPage(page, '/hotels/:hotelid/faqs/categories/:id/edit', '/hotels/7/faqs/categories/20/edit');
  await screen.findByDisplayValue('Parking');
  await user.click(screen.getByRole('link', { name: 'Pets' }));
  await screen.findByDisplayValue('Pets');
  await user.click(screen.getByRole('link', { name: 'Parking' }));
  await screen.findByDisplayValue('Parking');
});
