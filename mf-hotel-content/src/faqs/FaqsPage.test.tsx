import { screen, waitFor, within } from '@testing-library/react';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import FaqsPage from './FaqsPage';
import { category, faq, marchmont } from '../../testing/faqs';

const rows = [faq('1', '10'), faq('2', '10'), faq('3', '20', { archived: true })];

function server(categories = [category('10', 'Pets'), category('20', 'Parking'), category('30', 'Pool')]) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    'GET /properties/7/faq-categories': listOf(categories),
    'GET /properties/7/faqs': ({ query }) => {
      const shown = rows.filter(
        (row) => String(row.archived) === query.archived && row.question.includes((query.question ?? '').replace('i%%', '')),
      );
      return listOf(shown, { count: shown.length });
    },
    'PUT /properties/7/faqs/sort': undefined,
  });
}
const open = (address = '/hotels/7/faqs') => renderPage(<FaqsPage />, '/hotels/:hotelid/faqs', address);
const group = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signedInAs());
afterEach(() => void jest.restoreAllMocks());

test('FAQs are grouped by category, with tabs and counts', async () => {
  server();
  open();
  const pets = await group('Pets');
  expect(pets.getByRole('link', { name: 'Question 1' })).toHaveAttribute('href', '/hotels/7/faqs/1/edit');
  expect(pets.getByRole('link', { name: 'Question 2' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: /Active\s*2/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Archived\s*1/ })).toBeInTheDocument();
});

test('Retrieving FAQs... while they load', () => {
  server();
  open();
  return screen.findByText('Retrieving FAQs...');
});

test('an empty category says whether it has no FAQs at all or only none in this tab', async () => {
  server();
  open();
  expect(await (await group('Pool')).findByText('No FAQs yet for Pool')).toBeInTheDocument();
  expect((await group('Parking')).getByText('No FAQs in this category.')).toBeInTheDocument();
});

test('on return to the page, categories added meanwhile are shown with their FAQs', async () => {
  const api = server();
  open();
  await group('Pets');
  api.set('GET /properties/7/faq-categories', listOf([category('10', 'Pets'), category('40', 'Garden')]));
  api.set('GET /properties/7/faqs', listOf([faq('1', '10'), faq('4', '40')]));
  comeBackAfterAMinute();
  expect(await (await group('Garden')).findByRole('link', { name: 'Question 4' })).toBeInTheDocument();
});

test('a category that the list does not know yet is loaded with the FAQ that is in it, once', async () => {
  const api = server();
  api.set('GET /properties/7/faqs', listOf([faq('1', '10'), faq('4', '40'), faq('5', '50')]));
  const countCalls = () => api.paths().filter((path) => path === 'GET /properties/7/faq-categories').length;
  api.set('GET /properties/7/faq-categories', () =>
    listOf(countCalls() < 2 ? [category('10', 'Pets')] : [category('10', 'Pets'), category('40', 'Garden')]),
  );
  open();
  expect(await (await group('Garden')).findByRole('link', { name: 'Question 4' })).toBeInTheDocument();
  expect(countCalls()).toBe(2);
});

test('a category whose FAQs may be on another page is not said to have none', async () => {
  const api = server();
  api.set('GET /properties/7/faqs', listOf([faq('1', '10')], { count: 1001, per_page: 1000, total_pages: 2 }));
  open();
  expect(await (await group('Pool')).findByText('No FAQs of this category on this page.')).toBeInTheDocument();
});

test('a category without matches says so, and the filter requests questions that contain the text', async () => {
  const api = server();
  const { user } = open();
  await group('Pets');
  await user.type(screen.getByRole('searchbox', { name: 'Filter FAQs...' }), 'Question 2{Enter}');
  const pets = await group('Pets');
  await waitFor(() => expect(pets.queryByRole('link', { name: 'Question 1' })).not.toBeInTheDocument());
  expect((await group('Pool')).getByText('No FAQs in this category.')).toBeInTheDocument();
  expect(api.calls.some(({ query }) => query.question === 'i%%Question 2')).toBe(true);
});

test('without any category there are no FAQs, and the first category is offered', async () => {
  server([]);
  open();
  expect(await screen.findByRole('heading', { name: 'There are no FAQs' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+ New FAQ Category' })).toHaveAttribute('href', '/hotels/7/faqs/categories/new');
});

test('people who may not add a category are not offered one', async () => {
  server([]);
  signedInAs([granted('faq', '7')]);
  open();
  expect(await screen.findByText(/There is no category yet/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '+ New FAQ Category' })).not.toBeInTheDocument();
});

test('a move stays within its category and sends category_id and archived along', async () => {
  const api = server();
  const { user } = open();
  await user.click((await group('Pets')).getByRole('button', { name: 'More for Question 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(api.paths()).toContain('PUT /properties/7/faqs/sort'));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ids: ['2'],
    move_to_id: '1',
    condition: 'before',
    category_id: '10',
    archived: false,
  });
});
