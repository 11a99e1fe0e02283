import { screen, waitFor, within } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { choose, clone, open, sentBody, server } from '../../testing/cloneFaqs';

beforeEach(() => signedInAs());

test('New FAQ Category asks for a name, which is sent with the clone', async () => {
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
  expect(sentBody(api)).toBeUndefined();
  await clone(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/faqs'));
  expect(sentBody(api)).toEqual({ ids: ['1', '2'], to_property_id: '8', new_category: { name: 'Dogs' } });
  expect(api.paths()).not.toContain('POST /properties/8/faq-categories');
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

test('a name that the hotel already has is reported at the target category until another one is chosen', async () => {
  const api = server();
  const message = 'The Aster already has an FAQ category “Dogs”. Choose another name, or use that one.';
  const body = { message, code: 'conflict', fields: { 'new_category.name': 'Already taken' } };
  api.set('POST /properties/7/faqs/clone', { status: 409, body });
  const { user } = open();
  await intoNew(user);
  await clone(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  const target = screen.getByRole('combobox', { name: 'Target Category' });
  expect(target).toHaveAccessibleDescription('Already taken');
  await choose(user, 'Target Category', 'Animals');
  expect(target).not.toHaveAccessibleDescription();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('a clone whose response was lost is sent once more under the same key, and succeeds', async () => {
  const api = server();
  const { user } = open();
  await intoNew(user);
  api.lose('POST /properties/7/faqs/clone');
  await clone(user);
  expect(await screen.findByText(/cloned\.$/)).toBeInTheDocument();
  const keys = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
});

describe('Undo of a clone into a new category', () => {
  const CATEGORY = 'DELETE /properties/8/faq-categories/81';
  const cloneAndUndo = async (answer: object | 'network gone' | undefined) => {
    const api = server();
    api.set('DELETE /properties/8/faqs/:id', undefined);
    api.set('DELETE /properties/8/faq-categories/:id', answer);
    const { user } = open();
    await intoNew(user);
    await clone(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    return { api, user };
  };

  test('deletes the copies first, then the category in the version that was created', async () => {
    const { api } = await cloneAndUndo(undefined);
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” is in the bin.')).toBeInTheDocument();
    const deleted = api.calls.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ path }) => path)).toEqual(['/properties/8/faqs/90', '/properties/8/faq-categories/81']);
    expect(deleted[1]?.headers['If-Match']).toBe('"1"');
  });

  test.each([403, 409, 412])('reports that the category is kept if its deletion is refused (%d)', async (status) => {
    await cloneAndUndo({ status, body: { message: 'No.', code: 'refused' } });
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” stays.')).toBeInTheDocument();
  });

  test('reports where the category is although the response was lost', async () => {
    const answers = ['network gone', { status: 404, body: { message: 'No.', code: 'not_found' } }];
    await cloneAndUndo(() => answers.shift());
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” is in the bin.')).toBeInTheDocument();
  });

  test('does not mention a category that is deleted already', async () => {
    await cloneAndUndo({ status: 404, body: { message: 'No.', code: 'not_found' } });
    expect(await screen.findByText('The copy is in the bin.')).toBeInTheDocument();
  });

  test('is offered again if the server could not be reached, and then deletes only the category', async () => {
    const { api, user } = await cloneAndUndo('network gone');
    await waitFor(() => expect(api.paths()).toContain(CATEGORY));
    api.calls.length = 0;
    api.set('DELETE /properties/8/faq-categories/:id', undefined);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The copy is in the bin. The new category “Dogs” is in the bin.')).toBeInTheDocument();
    expect(api.paths().filter((path) => path.startsWith('DELETE'))).toEqual([CATEGORY]);
  });
});
