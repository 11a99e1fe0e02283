import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { optionalFields } from 'shared-kit/testing/formParts';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import type { Property } from 'shared-kit/rules/entities';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import PressPage from './PressPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { press } from './press';
import pressForm from './pressForm';
import { PressPreview } from './PressPreview';

const LIST = '/properties/7/presses';
const row = (more: object = {}) => ({
  id: '1',
  property_id: '7',
  sort_index: 1,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
  title: 'Fire and salt',
  publisher: 'The Evening Courier',
  body: null,
  display_on_homepage: true,
  url: null,
  publish_date: '2026-03-29',
  pdf: null,
  published: true,
  archived: false,
  ...more,
});
const server = () =>
  fakeApi({
    'GET /properties/7': { data: restaurant('7', 'Ember & Oak') },
    [`GET ${LIST}`]: listOf([row()]),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: row(body as object) } }),
  });

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the list shows the date of publication and no LIVE badge; nothing is cloned', async () => {
  server();
  renderPage(<PressPage />, '/restaurants/:restaurantId/press', '/restaurants/7/press');
  await screen.findByRole('link', { name: 'Fire and salt' });
  for (const text of ['03-29-2026', 'The Evening Courier', 'Yes', 'Published'])
    expect(screen.getByText(text)).toBeInTheDocument();
  const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headings).toEqual(expect.arrayContaining(['Date', 'Title', 'Publisher', 'Displays on Home', 'Status']));
  expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  const states = within(screen.getByRole('combobox', { name: 'State' })).getAllByRole('option');
  expect(states.map(({ textContent }) => textContent)).toEqual(['Any state', 'Draft', 'Live']);
  expect(screen.queryByRole('link', { name: /Clone/ })).not.toBeInTheDocument();
});

test('what another state or tab of the list holds is announced', async () => {
  const api = server();
  const { user } = renderPage(<PressPage />, '/restaurants/:restaurantId/press', '/restaurants/7/press');
  const region = (await screen.findByText('1–1 of 1')).closest('[role=status]');
  api.set(`GET ${LIST}`, ({ query }) => listOf(query.state === 'draft' ? [] : [row({ archived: query.archived === 'true' })]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Draft');
  expect((await screen.findByText('Nothing found.')).closest('[role=status]')).toBe(region);
  await user.click(screen.getByRole('tab', { name: /Archived/ }));
  expect((await screen.findByText('1–1 of 1')).closest('[role=status]')).toBe(region);
});

test('title and date are required, Publisher and URL are not; the date is typed as a day and sent as one', async () => {
  const api = server();
  const { user, address } = renderPage(
    <FormPage type={press} form={pressForm} />,
    '/restaurants/:restaurantId/press/new',
    '/restaurants/7/press/new',
  );
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(optionalFields()).toEqual(['Publisher', 'URL']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Publish Date: Required!' })).toBeInTheDocument();
  await user.type(title, 'Fire and salt');
  await user.type(screen.getByRole('textbox', { name: 'Publish Date' }), '03/29/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/restaurants/7/press'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ publish_date: '2026-03-29', pdf: null });
});

test('messages call one of them a press item', async () => {
  const api = server();
  api.set(`GET ${LIST}/:id`, { status: 404, body: { message: 'There is no such press.', code: 'not_found' } });
  const page = <FormPage type={press} form={pressForm} />;
  const { unmount } = renderPage(page, '/restaurants/:restaurantId/press/:id/edit', '/restaurants/7/press/8/edit');
  expect(await screen.findByText('This press item no longer exists')).toBeInTheDocument();
  unmount();
  api.set(`GET ${LIST}/:id`, { data: row() });
  api.set(`POST ${LIST}/:id/duplicate`, { status: 201, body: { data: { ...row(), id: '10' } } });
  const { user } = renderPage(<PressPage />, '/restaurants/:restaurantId/press', '/restaurants/7/press');
  await chooseInMenu(user, 'Fire and salt', 'Duplicate');
  expect(await screen.findByText(/the new press item is a draft/)).toBeInTheDocument();
});

test.each([
  ['The Evening Courier', '2026-03-29', 'The Evening Courier, March 29, 2026'],
  ['The Evening Courier', 'soon', 'The Evening Courier'],
  ['', '2026-03-29', 'March 29, 2026'],
])('the preview says where and when it was published: %p and %p', (publisher, publishDate, source) => {
  const values = { title: 'Fire and salt', publisher, publishDate, body: '', url: '', displayOnHomepage: true, pdf: null };
  const property = { id: '7', name: 'Ember & Oak', timezone: 'Europe/London' } as Property;
  renderPage(<PressPreview values={{ ...values, published: true, archived: false }} property={property} id="1" />, '/', '/');
  expect(screen.getByText(source).tagName).toBe('P');
});
