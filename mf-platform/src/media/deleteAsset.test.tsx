import { screen, waitFor, within } from '@testing-library/react';
import { address, endLibrary, openLibrary, place, startLibrary } from '../../testing/media/library';

let api: ReturnType<typeof startLibrary>;
beforeEach(() => {
  api = startLibrary();
});
afterEach(endLibrary);

test('when a file is used in very many places, those that the server names are shown and the others counted', async () => {
  api.set('GET /assets/5/usage', { data: [place], meta: { count: 1200 } });
  const user = openLibrary('/media/5');
  expect(await screen.findByText('and 1199 more')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('1200 places use it and will show a placeholder:')).toBeInTheDocument();
});

test('places that the person may not read are counted', async () => {
  api.set('GET /assets/5/usage', { data: [], meta: { count: 2 } });
  const user = openLibrary('/media/5');
  expect(await screen.findByText('2 places that you cannot see.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('2 places use it and will show a placeholder:')).toBeInTheDocument();
});

test('deleting lists the places that use it, then goes to /media', async () => {
  api.set('GET /assets/5/usage', { data: [place], meta: { count: 1, mark: 'one' } });
  const user = openLibrary('/media/5');
  expect(await screen.findByText('Stay a third night')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Asset' }));
  expect(dialog.getByText('Stay a third night')).toBeInTheDocument();
  expect(dialog.getByText('Home promo, Hotel Marchmont')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
  expect(api.calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ force: 'true', expected: 'one' });
});

test('a deleted file is not loaded again', async () => {
  const user = openLibrary('/media/5');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
  await screen.findByRole('heading', { name: 'Media Library' });
  const paths = api.paths();
  expect(paths.slice(paths.indexOf('DELETE /assets/5'))).not.toContain('GET /assets/5');
});

test('a file counts as deleted although the response was lost', async () => {
  let isThere = true;
  const notFound = { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } };
  api.set('DELETE /assets/5', () => {
    const answer = isThere ? undefined : notFound;
    isThere = false;
    return answer;
  });
  api.lose('DELETE /assets/5');
  const user = openLibrary('/media/5');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
});

test('deleting a file that somebody else has deleted succeeds', async () => {
  api.set('DELETE /assets/5', { status: 404, body: { message: 'There is no such file in the library.', code: 'not_found' } });
  const user = openLibrary('/media/5');
  await screen.findByText('No content uses this file.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
});

test('a use that was not shown is not covered by the confirmation: the dialog lists it and asks again', async () => {
  api.set('DELETE /assets/5', {
    status: 409,
    body: { message: 'This file is used in one place: Winter Escape.', code: 'conflict' },
  });
  const user = openLibrary('/media/5');
  await screen.findByText('No content uses this file.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  api.set('GET /assets/5/usage', { data: [{ ...place, title: 'Winter Escape' }], meta: { count: 1, mark: 'one' } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Asset' }));
  expect(await screen.findByText('This file is used in one place: Winter Escape.')).toBeInTheDocument();
  const removals = () => api.calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query);
  expect(removals()).toEqual([{}]);
  expect(address()).toBe('/media/5');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('One place uses it and will show a placeholder:')).toBeInTheDocument();
  expect(dialog.getByText('Winter Escape')).toBeInTheDocument();
  api.set('DELETE /assets/5', undefined);
  await user.click(dialog.getByRole('button', { name: 'Delete Asset' }));
  await waitFor(() => expect(address()).toBe('/media'));
  expect(removals()).toEqual([{}, { force: 'true', expected: 'one' }]);
});
