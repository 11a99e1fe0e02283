import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { optionalFields } from 'shared-kit/testing/formParts';
import { storedItem } from 'shared-kit/testing/kinds/testedKind';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { list } from './list';
import listForm from './listForm';

const LIST = '/properties/7/lists';
const stored = { title: 'Pool', header: 'By the pool', content: '<p>Towels.</p>', page_displayed_on: ['weddings', 'aaa'] };
const server = () =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'The House') },
    [`GET ${LIST}/:id`]: { data: storedItem('1', stored) },
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: storedItem('9', body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: storedItem('1', body as object) }),
  });
const openNew = () => renderPage(<FormPage type={list} form={listForm} />, '/hotels/:hotelid/lists/new', '/hotels/7/lists/new');

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('pages that two people choose and drop come together without a question', async () => {
  const api = server();
  const current = storedItem('1', { ...stored, page_displayed_on: ['weddings', 'homepage'], version: 9 });
  api.set(`PUT ${LIST}/:id`, ({ headers }) =>
    headers['If-Match'] === '"9"'
      ? { data: current }
      : { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } },
  );
  const form = <FormPage type={list} form={listForm} />;
  const { user, address } = renderPage(form, '/hotels/:hotelid/lists/:id/edit', '/hotels/7/lists/1/edit');
  await user.click(await screen.findByRole('checkbox', { name: 'Amenities' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/lists'));
  const { page_displayed_on: pages } = api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body as typeof stored;
  expect([...pages].sort()).toEqual(['amenities', 'homepage', 'weddings']);
});

test('a list is shown on chosen pages; they are sent by their keys, in their order', async () => {
  const api = server();
  const { user, address } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Pool');
  await user.type(screen.getByRole('textbox', { name: 'Header' }), 'By the pool');
  await user.type(await screen.findByRole('textbox', { name: 'Content' }), 'Towels.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  const pages = within(screen.getAllByRole('group', { name: 'Pages to display on' })[0] as HTMLElement);
  expect(pages.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'AAA',
    'Accessible Features',
    'Amenities',
    'Homepage',
    'Map & Directions',
    'Meetings',
    'Packages & Promotions',
    'Things To Do',
    'Weddings',
  ]);
  for (const name of ['Map & Directions', 'Homepage']) await user.click(pages.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/lists'));
  const body = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(body).toEqual({
    title: 'Pool',
    header: 'By the pool',
    content: '<p>Towels.</p>',
    page_displayed_on: ['homepage', 'map-directions'],
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2120-01-01T00:00:00.000Z',
    does_not_end: true,
    published: false,
    archived: false,
  });
});

test('a stored list is loaded into its fields', async () => {
  server();
  renderPage(<FormPage type={list} form={listForm} />, '/hotels/:hotelid/lists/:id/edit', '/hotels/7/lists/1/edit');
  expect(await screen.findByRole('textbox', { name: 'Header' })).toHaveValue('By the pool');
  expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveValue('Towels.');
  const ticked = screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);
  expect(ticked.filter((label) => label === 'AAA' || label === 'Weddings')).toHaveLength(2);
});

test('title, start and end are required with the exact messages, Header is not', async () => {
  const api = server();
  const { user } = openNew();
  await user.click(await screen.findByRole('checkbox', { name: /Does not end/ }));
  expect(optionalFields()).toEqual(['Header']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Title: Required!',
    'Start Date: Required!',
    'End Date: End date is required if event ends',
  ]);
  expect(api.paths()).not.toContain(`POST ${LIST}`);
});

test('the preview shows a list on each of its pages, among the other lists of that page', async () => {
  const api = server();
  const live = { published: true, starts_on: '2026-01-01T09:00:00.000Z', does_not_end: true };
  const other = { ...stored, ...live, title: 'Rings', header: null, page_displayed_on: ['weddings'] };
  api.set(`GET ${LIST}`, listOf([storedItem('2', other), storedItem('1', { ...stored, ...live })]));
  const { user } = renderPage(
    <FormPage type={list} form={listForm} />,
    '/hotels/:hotelid/lists/:id/edit',
    '/hotels/7/lists/1/edit',
  );
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  const titlesOn = async (page: string) =>
    within(await dialog.findByRole('region', { name: page }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(await titlesOn('Weddings')).toEqual(['Rings', 'By the pool']);
  expect(await titlesOn('AAA')).toEqual(['By the pool']);
});
