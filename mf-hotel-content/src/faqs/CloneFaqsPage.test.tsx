import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectRefused } from 'shared-kit/testing/readers';
import { renderPage } from 'shared-kit/testing/renderPage';
import { choose, clone, open, sentBody, server } from '../../testing/cloneFaqs';
import { category, faq } from '../../testing/faqs';
import FaqsPage from './FaqsPage';

beforeEach(() => signedInAs());

test('source category, target hotel and target category are each Required', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('combobox', { name: 'Source Category' });
  await clone(user);
  expect(screen.getAllByText('Required')).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Source Category' })).toHaveFocus());
  expect(sentBody(api)).toBeUndefined();
});

test('while FAQs are loading, the page does not say that there are none', async () => {
  const api = server();
  api.set('GET /properties/7/faqs', () => new Promise(() => undefined));
  const { user } = open();
  await choose(user, 'Source Category', 'Pets');
  expect(screen.getByText('Retrieving FAQs...')).toBeInTheDocument();
  expect(screen.queryByText('No FAQs in this category.')).not.toBeInTheDocument();
});

test.each([
  ['All categories', 'There are no FAQs'],
  ['Pets', 'No FAQs in this category.'],
])('%s without FAQs: “%s”', async (category, message) => {
  server().set('GET /properties/7/faqs', listOf([]));
  const { user } = open();
  await choose(user, 'Source Category', category);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test.each([
  ['GET /properties/7/faq-categories', 'Target Hotel'],
  ['GET /properties/7/faqs', 'Source Category'],
  ['GET /properties', 'Source Category'],
  ['GET /properties/8/faq-categories', 'Source Category'],
] as const)('if %s fails, the error shows in its place with a retry, and the other fields stay', async (call, stays) => {
  const api = server();
  const answer = { 'GET /properties/8/faq-categories': listOf([category('80', 'Animals')]) }[call as string];
  api.set(call, { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const { user } = open();
  if (call === 'GET /properties/7/faqs') await choose(user, 'Source Category', 'Pets');
  if (answer) await choose(user, 'Target Hotel', 'The Aster');
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: stays })).toBeInTheDocument();
  if (!answer) return;
  api.set(call, answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await choose(user, 'Target Category', 'Animals');
});

test('all FAQs of the source are ticked; those left ticked go to the target category', async () => {
  const api = server();
  const { user, address } = open();
  await choose(user, 'Source Category', 'Pets');
  await user.click(await screen.findByRole('checkbox', { name: 'Question 2' }));
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(sentBody(api)).toEqual({ ids: ['1'], to_property_id: '8', in_category_id: '80' });
});

test('a clone that fails after the page was left says so, so that nobody takes it for done', async () => {
  const api = server();
  let refuse: (answer: object) => void = () => undefined;
  api.set('POST /properties/7/faqs/clone', () => new Promise<object>((resolve) => (refuse = resolve)));
  const { user, unmount } = open();
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(sentBody(api)).toBeDefined());
  unmount();
  renderPage(<p>Elsewhere</p>, '/', '/');
  refuse({ status: 403, body: { message: 'You may not write there.', code: 'forbidden' } });
  expect(await screen.findByText('Clone FAQ: You may not write there.')).toBeInTheDocument();
});

test('the FAQs of all categories are in the order of their list, each with its category', async () => {
  const inCategory = (id: string, category: { id: string; name: string }) => faq(id, category.id, { category });
  const [pets, parking] = [
    { id: '10', name: 'Pets' },
    { id: '20', name: 'Parking' },
  ];
  const rows = [inCategory('3', parking), inCategory('1', pets), inCategory('2', pets)];
  server().set('GET /properties/7/faqs', listOf(rows));
  const { user } = open();
  await choose(user, 'Source Category', 'All categories');
  const named = (await screen.findAllByRole('checkbox', { name: /^Question/ })).map((box) => box.closest('label')?.textContent);
  expect(named).toEqual(['Question 1Pets', 'Question 2Pets', 'Question 3Parking']);
  await choose(user, 'Source Category', 'Parking');
  expect(screen.getByRole('checkbox', { name: 'Question 3' }).closest('label')).toHaveTextContent(/^Question 3$/);
});

test('one box ticks and unticks all FAQs of the source', async () => {
  const api = server();
  const { user } = open();
  await choose(user, 'Source Category', 'All categories');
  const all = await screen.findByRole('checkbox', { name: 'All 3 shown' });
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
  await user.click(all);
  expect(all).not.toBeChecked();
  expect(all).not.toBePartiallyChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Question 3' }));
  expect(all).toBePartiallyChecked();
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(sentBody(api)).toMatchObject({ ids: ['3'] }));
});

test('All categories sends all', async () => {
  const api = server();
  const { user, address } = open();
  await choose(user, 'Source Category', 'All categories');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(sentBody(api)).toEqual({ ids: 'all', to_property_id: '8', in_category_id: '80' });
});

/** The FAQs of a hotel: more than fit into one answer. */
function manyFaqs({ query }: { query: Record<string, string> }) {
  const links = { previous: null, next: 'https://api.test/properties/7/faqs?archived=false&page=2' };
  return query.page === '2' ? listOf([faq('3', '20')]) : listOf([faq('1', '10'), faq('2', '10')], { count: 3, links });
}

test('of more FAQs than one answer holds, all are shown, ticked, counted and sent', async () => {
  const api = server();
  api.set('GET /properties/7/faqs', manyFaqs);
  const { user } = open();
  await choose(user, 'Source Category', 'All categories');
  expect(await screen.findByRole('checkbox', { name: 'All 3 shown' })).toBeChecked();
  expect(screen.getByText(/^3 of 3 FAQs chosen/)).toBeInTheDocument();
  await choose(user, 'Source Category', 'Parking');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(sentBody(api)).toMatchObject({ ids: ['3'] }));
});

test('how many FAQs were cloned is what the server says: somebody may have added one since', async () => {
  const api = server();
  const copies = ['1', '2', '3', '5'].map((id) => ({ id: `9${id}`, property_id: '8', source_id: id }));
  api.set('POST /properties/7/faqs/clone', { status: 201, body: { data: copies } });
  const { user } = open();
  await choose(user, 'Source Category', 'All categories');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  expect(await screen.findByText('4 FAQs cloned.')).toBeInTheDocument();
});

test('copies that somebody deleted before the answer arrived are not reported as there', async () => {
  const api = server();
  api.set('POST /properties/7/faqs/clone', { status: 201, body: { data: [] } });
  const { user } = open();
  await choose(user, 'Source Category', 'All categories');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  expect(await screen.findByText('The copies were deleted meanwhile.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
});

test('the row menu’s Clone opens with that FAQ’s category and only it ticked', async () => {
  server();
  const { address } = open('?selected=2');
  expect(await screen.findByRole('checkbox', { name: 'Question 2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Question 1' })).not.toBeChecked();
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs/clone'));
});

test('the row menu’s Clone of an archived FAQ opens with it ticked, and All categories then sends every id', async () => {
  const api = server();
  api.set('GET /properties/7/faqs/4', { data: faq('4', '20', { archived: true }) });
  const { user } = open('?selected=4');
  expect(await screen.findByRole('checkbox', { name: 'Question 4' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Source Category' })).toHaveValue('20');
  expect(screen.getByRole('checkbox', { name: 'Question 3' })).not.toBeChecked();
  await choose(user, 'Source Category', 'All categories');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(sentBody(api)).toMatchObject({ ids: ['1', '2', '3', '4'] }));
});

test('two presses clone once; the copies are published and linked to above the list', async () => {
  const api = server();
  api.set('PUT /properties/8/faqs/90', { data: { ...faq('90', '80'), published: true } });
  const { user, address, unmount } = open('?selected=1');
  await screen.findByRole('checkbox', { name: 'Question 1' });
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await user.click(screen.getByRole('checkbox', { name: /^Publish the copies/ }));
  await user.dblClick(screen.getByRole('button', { name: 'Clone' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(api.paths().filter((path) => path.endsWith('/clone'))).toHaveLength(1);
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ published: true });
  unmount();
  renderPage(<FaqsPage />, '/hotels/:hotelid/faqs', '/hotels/7/faqs');
  const copies = within(await screen.findByRole('region', { name: 'The copies' }));
  expect(copies.getByRole('link', { name: 'Question 1' })).toHaveAttribute('href', '/hotels/8/faqs/90/edit');
  expect(copies.getByText(/Published/)).toBeInTheDocument();
});

test('somebody who may only read is refused', async () => {
  server();
  signedInAs([granted('faq', '7'), granted('faq', '8', 'rw')]);
  open();
  await expectRefused({ label: 'FAQs', href: '/hotels/7/faqs' });
});
