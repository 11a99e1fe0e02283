import { screen, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { faq as faqType } from './faq';
import faqForm from './faqForm';
import { category, faq, marchmont } from '../../testing/faqs';

const LIST = '/properties/7/faqs';
const live = { published: true, archived: false, starts_on: '2026-01-01T09:00:00.000Z', does_not_end: true };
const question = (id: string, more: object = {}) => faq(id, '10', { ...live, question: `Question ${id}`, ...more });
const many = (count: number) => Array.from({ length: count }, (_, index) => question(String(index + 1)));
const server = (stored: object[] = many(3), logo: object | null = null) =>
  fakeApi({
    'GET /properties/7': { data: { ...marchmont, logo } },
    'GET /properties/7/faq-categories': listOf([category('10', 'Pets'), category('20', 'Parking')]),
    [`GET ${LIST}`]: listOf(stored),
    [`GET ${LIST}/:id`]: ({ params }) => ({ data: stored.find((item) => (item as { id: string }).id === params.id) }),
  });
const open = async (id = '2') => {
  const { user } = renderPage(
    <FormPage type={faqType} form={faqForm} />,
    '/hotels/:hotelid/faqs/:id/edit',
    `/hotels/7/faqs/${id}/edit`,
  );
  await screen.findByRole('textbox', { name: 'Question' });
  return user;
};
const openPreview = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return within(await screen.findByRole('dialog', { name: 'Preview' }));
};
const titles = (dialog: Awaited<ReturnType<typeof openPreview>>) =>
  dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the preview shows an FAQ in its category as it is typed, and loads only when it is opened', async () => {
  const api = server();
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Question' }), '?');
  expect(api.paths()).not.toContain(`GET ${LIST}`);
  const dialog = await openPreview(user);
  expect(await dialog.findByText('Live: guests see it here.')).toBeInTheDocument();
  expect(titles(dialog)).toEqual(['Question 1', 'Question 2?', 'Question 3']);
  expect(dialog.getByText('Pets')).toBeInTheDocument();
  expect(dialog.getByText('This one').closest('li')).toHaveAttribute('aria-current', 'true');
  const queries = api.calls.filter(({ path }) => path === LIST).map(({ query }) => query);
  expect(queries).toEqual([expect.objectContaining({ category_id: '10', archived: 'false', order_by: 'sort_index:ASC' })]);
});

test('other unpublished FAQs are not in the preview; the edited draft is in its position and marked', async () => {
  server([question('1', { published: false }), question('2', { published: false }), question('3')]);
  const dialog = await openPreview(await open());
  expect(await dialog.findByText('Not published: guests do not see it yet.')).toBeInTheDocument();
  expect(titles(dialog)).toEqual(['Question 2', 'Question 3']);
});

test('on a long page only the nearby FAQs are shown, and the others are counted', async () => {
  server(many(30));
  const dialog = await openPreview(await open('10'));
  expect(await dialog.findByText('6 more above')).toBeInTheDocument();
  expect(dialog.getByText('15 more below')).toBeInTheDocument();
  expect(titles(dialog)).toHaveLength(9);
});

test('the width can be chosen', async () => {
  server();
  const user = await open();
  const dialog = await openPreview(user);
  const width = within(dialog.getByRole('group', { name: 'Width of the preview' }));
  expect(width.getByRole('button', { name: 'Wide' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(width.getByRole('button', { name: '400 px' }));
  expect(width.getByRole('button', { name: '400 px' })).toHaveAttribute('aria-pressed', 'true');
});

test('a preview of the page that fails to load shows the error; the FAQ alone can still be previewed', async () => {
  const api = server();
  const user = await open();
  api.set(`GET ${LIST}`, { status: 403, body: { message: 'You may not read this.', code: 'forbidden', fields: {} } });
  const dialog = await openPreview(user);
  expect(await dialog.findByText('You may not read this.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'FAQ' }));
  expect(titles(dialog)).toEqual(['Question 2']);
});

test('readers have the preview as well, with the name and the logo of the hotel', async () => {
  server(many(1), { asset_id: '4', alt: 'The arms of the house', url: '/files/4.svg' });
  signedInAs([granted('faq', '7'), granted('faq_category', '7')]);
  const dialog = await openPreview(await open('1'));
  expect(await dialog.findByRole('img', { name: 'The arms of the house' })).toHaveAttribute('src', '/files/4.svg');
  expect(dialog.getByText(marchmont.name)).toBeInTheDocument();
});
