import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectRefused } from 'shared-kit/testing/readers';
import { renderPage } from 'shared-kit/testing/renderPage';
import CloneFaqsPage from './CloneFaqsPage';
import FaqsPage from './FaqsPage';
import { category, faq, marchmont } from '../../testing/faqs';

function server() {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    'GET /properties': listOf([
      marchmont,
      { ...marchmont, id: '8', name: 'The Aster' },
      { ...marchmont, id: '9', name: 'Saltmarsh' },
    ]),
    'GET /properties/7/faq-categories': listOf([category('10', 'Pets'), category('20', 'Parking')]),
    'GET /properties/8/faq-categories': listOf([category('80', 'Animals')]),
    'GET /properties/8/faqs': listOf([]),
    'GET /properties/7/faqs': listOf([faq('1', '10'), faq('2', '10'), faq('3', '20')]),
    'POST /properties/7/faqs/clone': ({ body }) => ({
      status: 201,
      body: {
        data: [{ id: '90', property_id: '8', source_id: '1' }],
        ...('new_category' in (body as object) && { meta: { new_category_id: '81' } }),
      },
    }),
  });
}
const open = (query = '') => renderPage(<CloneFaqsPage />, '/hotels/:hotelid/faqs/clone', `/hotels/7/faqs/clone${query}`);
const choose = async (user: ReturnType<typeof open>['user'], label: string, option: string) => {
  const select = await screen.findByRole('combobox', { name: label });
  await within(select).findByRole('option', { name: option });
  await user.selectOptions(select, option);
};
/** FAQs about pets go to the animals of The Aster. */
const chooseAll = async (user: ReturnType<typeof open>['user']) => {
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
};
const clone = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Clone' }));
const sent = (api: ReturnType<typeof server>) => api.calls.find(({ path }) => path.endsWith('/clone'))?.body;

beforeEach(() => signedInAs());

test('source category, target hotel and target category are each Required', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('combobox', { name: 'Source Category' });
  await clone(user);
  expect(screen.getAllByText('Required')).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Source Category' })).toHaveFocus());
  expect(sent(api)).toBeUndefined();
});

test('says that FAQs are on their way, not that there are none', async () => {
  const api = server();
  api.set('GET /properties/7/faqs', () => new Promise(() => undefined));
  const { user } = open();
  await choose(user, 'Source Category', 'Pets');
  expect(screen.getByText('Retrieving FAQs...')).toBeInTheDocument();
  expect(screen.queryByText('No FAQs in this category.')).not.toBeInTheDocument();
});

test.each([
  ['GET /properties/7/faq-categories', 'Target Hotel'],
  ['GET /properties/7/faqs', 'Source Category'],
  ['GET /properties', 'Source Category'],
  ['GET /properties/8/faq-categories', 'Source Category'],
] as const)('%s fails: it is told where it belongs and asked again, and the rest stays', async (call, stays) => {
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
  expect(sent(api)).toEqual({ ids: ['1'], to_property_id: '8', in_category_id: '80' });
});

test('All categories sends all', async () => {
  const api = server();
  const { user, address } = open();
  await choose(user, 'Source Category', 'All categories');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'Animals');
  await clone(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(sent(api)).toEqual({ ids: 'all', to_property_id: '8', in_category_id: '80' });
});

test('New FAQ Category asks for a name, which goes along with the clone', async () => {
  const api = server();
  const { user, address } = open();
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'New FAQ Category');
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone to a New FAQ Category...' }));
  await user.click(dialog.getByRole('button', { name: 'Use this name' }));
  expect(dialog.getByText('(required)')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dogs');
  await user.click(dialog.getByRole('button', { name: 'Use this name' }));
  expect(sent(api)).toBeUndefined();
  await clone(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(sent(api)).toEqual({ ids: ['1', '2'], to_property_id: '8', new_category: { name: 'Dogs' } });
  expect(api.paths()).not.toContain('POST /properties/8/faq-categories');
});

test('the row menu’s Clone opens with that FAQ’s category and only it ticked', async () => {
  server();
  const { address } = open('?selected=2');
  expect(await screen.findByRole('checkbox', { name: 'Question 2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Question 1' })).not.toBeChecked();
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs/clone'));
});

test('the row menu’s Clone of an archived FAQ opens with it, and All categories names every id then', async () => {
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
  await waitFor(() => expect(sent(api)).toMatchObject({ ids: ['1', '2', '3', '4'] }));
});

test('targets are the hotels in which this person may write; a refusal keeps every choice', async () => {
  const api = server();
  signedInAs([granted('faq', '7', 'rw'), granted('faq', '8', 'rw'), granted('faq', '9', 'r')]);
  const { user } = open();
  await choose(user, 'Target Hotel', 'The Aster');
  expect(screen.queryByRole('option', { name: 'Saltmarsh' })).not.toBeInTheDocument();
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Category', 'Animals');
  api.set('POST /properties/7/faqs/clone', {
    status: 403,
    body: { message: 'You may not write in The Aster.', code: 'forbidden' },
  });
  await clone(user);
  expect(await screen.findByText('You may not write in The Aster.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Target Category' })).toHaveDisplayValue('Animals');
});

test('what somebody deleted meanwhile is chosen no more, and the rest stays chosen', async () => {
  const api = server();
  const { user } = open();
  await chooseAll(user);
  const refusal = 'The target property has no such category.';
  api.set('POST /properties/7/faqs/clone', { status: 404, body: { message: refusal, code: 'not_found' } });
  api.set('GET /properties/8/faq-categories', listOf([category('82', 'Garden')]));
  api.set('GET /properties/7/faqs', listOf([faq('2', '10'), faq('3', '20')]));
  await clone(user);
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  const target = screen.getByRole('combobox', { name: 'Target Category' });
  expect(target).toHaveDisplayValue('Choose a category');
  expect(within(target).queryByRole('option', { name: 'Animals' })).not.toBeInTheDocument();
  expect(screen.getByText(/^1 of 1 FAQs chosen\. /)).toBeInTheDocument();
  await clone(user);
  expect(screen.getByText('Required')).toBeInTheDocument();
  await choose(user, 'Target Category', 'Garden');
  await clone(user);
  const bodies = () => api.calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  await waitFor(() => expect(bodies()[1]).toEqual({ ids: ['2'], to_property_id: '8', in_category_id: '82' }));
});

test('a target hotel that somebody deleted meanwhile is chosen no more', async () => {
  const api = server();
  const { user } = open();
  await chooseAll(user);
  api.set('POST /properties/7/faqs/clone', { status: 404, body: { message: 'There is no such property.', code: 'not_found' } });
  api.set('GET /properties', listOf([marchmont]));
  await clone(user);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Target Hotel' })).toHaveDisplayValue('Choose a hotel'));
  expect(screen.getByRole('combobox', { name: 'Target Category' })).toBeDisabled();
});

test('the name of a new category can be corrected', async () => {
  server();
  const { user } = open();
  await intoNew(user);
  await user.click(screen.getByRole('button', { name: 'Change the Name...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone to a New FAQ Category...' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Dogs');
  await user.type(name, ' and Cats');
  await user.click(dialog.getByRole('button', { name: 'Use this name' }));
  expect(screen.getByRole('combobox', { name: 'Target Category' })).toHaveDisplayValue('New FAQ Category: Dogs and Cats');
});

const BROKEN = { status: 500, body: { message: 'The copies could not be stored.', code: 'internal' } };
const intoNew = async (user: ReturnType<typeof open>['user']) => {
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  await choose(user, 'Target Category', 'New FAQ Category');
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone to a New FAQ Category...' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dogs');
  await user.click(dialog.getByRole('button', { name: 'Use this name' }));
};

test('a clone into a new category that fails leaves nothing behind and keeps every choice', async () => {
  const api = server();
  api.set('POST /properties/7/faqs/clone', BROKEN);
  const { user } = open();
  await intoNew(user);
  await clone(user);
  expect(await screen.findByText('The copies could not be stored.')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual(['/properties/7/faqs/clone']);
  expect(screen.getByRole('combobox', { name: 'Target Category' })).toHaveDisplayValue('New FAQ Category: Dogs');
  expect(screen.getByRole('checkbox', { name: 'Question 1' })).toBeChecked();
  await clone(user);
  const keys = () => api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys()[0]]);
});

describe('Undo of a clone into a new category', () => {
  const CATEGORY = 'DELETE /properties/8/faq-categories/81';
  const undone = async (answer: object | 'network gone' | undefined) => {
    const api = server();
    api.set('DELETE /properties/8/faqs/:id', undefined);
    api.set('DELETE /properties/8/faq-categories/:id', answer);
    const { user } = open();
    await intoNew(user);
    await clone(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    return { api, user };
  };

  test('deletes the copies first, then the category as it was made', async () => {
    const { api } = await undone(undefined);
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” is in the bin.')).toBeInTheDocument();
    const deleted = api.calls.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ path }) => path)).toEqual(['/properties/8/faqs/90', '/properties/8/faq-categories/81']);
    expect(deleted[1]?.headers['If-Match']).toBe('"1"');
  });

  test.each([403, 409, 412])('leaves a category whose deletion is refused (%d), and says so', async (status) => {
    await undone({ status, body: { message: 'No.', code: 'refused' } });
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” stays.')).toBeInTheDocument();
  });

  test('says nothing of a category that is gone already', async () => {
    await undone({ status: 404, body: { message: 'No.', code: 'not_found' } });
    expect(await screen.findByText('The copy is in the bin.')).toBeInTheDocument();
  });

  test('is offered again where the server is not reached, and then deletes the category alone', async () => {
    const { api, user } = await undone('network gone');
    await waitFor(() => expect(api.paths()).toContain(CATEGORY));
    api.calls.length = 0;
    api.set('DELETE /properties/8/faq-categories/:id', undefined);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” is in the bin.')).toBeInTheDocument();
    expect(api.paths().filter((path) => path.startsWith('DELETE'))).toEqual([CATEGORY]);
  });
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

test('what the target holds already is said, and the FAQ that the page was opened with stands first', async () => {
  const api = server();
  api.set('GET /properties/8/faqs', listOf([faq('50', '80', { question: 'Question 2' })]));
  const { user } = open('?selected=2');
  await screen.findByRole('checkbox', { name: 'Question 2' });
  expect(screen.getAllByRole('checkbox', { name: /^Question/ })[0]).toHaveAccessibleName('Question 2');
  await choose(user, 'Target Hotel', 'The Aster');
  expect(await screen.findByText('“Question 2” is already there.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Question 1' }));
  expect(screen.queryByText('“Question 1” is already there.')).not.toBeInTheDocument();
});

test('however many are chosen, the target is asked once, and what it holds is said of all', async () => {
  const api = server();
  const many = Array.from({ length: 13 }, (_, index) => faq(String(index + 1), '10'));
  api.set('GET /properties/7/faqs', listOf(many));
  api.set('GET /properties/8/faqs', listOf(many.slice(1)));
  const { user } = open();
  await choose(user, 'Source Category', 'Pets');
  await choose(user, 'Target Hotel', 'The Aster');
  expect(await screen.findByText('“Question 11” is already there.')).toBeInTheDocument();
  expect(screen.getByText('2 more are already there.')).toBeInTheDocument();
  expect(api.paths().filter((path) => path === 'GET /properties/8/faqs')).toHaveLength(1);
});

test('somebody who may only read is refused', async () => {
  server();
  signedInAs([granted('faq', '7'), granted('faq', '8', 'rw')]);
  open();
  await expectRefused({ label: 'FAQs', href: '/hotels/7/faqs' });
});
