import { screen } from '@testing-library/react';
import type { FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { LIST, openNew, server, shared } from '../../testing/sharedSpecials';
import SharedSpecialFormPage from './SharedSpecialFormPage';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

const STALE = { message: 'Newer.', code: 'stale' };

/**
 * Saves a new one, which is given to both hotels; each copy may be deleted.
 * @returns `stored`, the special as the server has it, and `saveElsewhere`, with which a colleague changes it
 */
async function distribute() {
  const api = server();
  let stored = shared('9', { title: 'Two for one', distribute_hotels: ['7', '8'] });
  const saveElsewhere = (fields: object = {}) => (stored = { ...stored, ...fields, version: stored.version + 1 });
  const change = ({ body, headers }: FakeCall) => {
    if (headers['If-Match'] !== `"${stored.version}"`) return { status: 412, body: { ...STALE, current: stored } };
    return { data: saveElsewhere(body as object), meta: { distribution: [] } };
  };
  const created = (property_id: string) => ({ property_id, outcome: 'created', special_id: `5${property_id}`, message: null });
  api.set('POST /shared-specials', () => ({
    status: 201,
    body: { data: stored, meta: { distribution: ['7', '8'].map(created) } },
  }));
  api.set('GET /shared-specials/:id', () => ({ data: stored }));
  api.set('PUT /shared-specials/:id', change);
  api.set('DELETE /properties/:house/specials/:id', undefined);
  const { user } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Two for one');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '12/01/2026 9:00 AM');
  for (const name of ['Hotel Marchmont', 'The Aster']) await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Undo' });
  return { api, undo, stored: () => stored, saveElsewhere, change };
}

test('Undo of a distribution deletes unchanged copies and removes their hotels from the list', async () => {
  const { api, undo, stored } = await distribute();
  await undo();
  expect(await screen.findByText('2 copies are in the bin.')).toBeInTheDocument();
  const deletions = api.calls.filter(({ method }) => method === 'DELETE');
  expect(deletions.map(({ path, headers }) => [path, headers['If-Match']])).toEqual([
    ['/properties/7/specials/57', '"1"'],
    ['/properties/8/specials/58', '"1"'],
  ]);
  expect(stored().distribute_hotels).toEqual([]);
});

test('Undo keeps what a colleague has saved since, and the list does not name hotels without a copy', async () => {
  const { undo, stored, saveElsewhere } = await distribute();
  saveElsewhere({ title: 'Three for two', distribute_hotels: ['7', '8', '9'] });
  await undo();
  expect(await screen.findByText('2 copies are in the bin.')).toBeInTheDocument();
  expect(stored()).toMatchObject({ title: 'Three for two', distribute_hotels: ['9'] });
});

test('Undo reads the special again when a colleague saves it at the same moment', async () => {
  const { api, undo, stored, saveElsewhere, change } = await distribute();
  let isFirst = true;
  api.set('PUT /shared-specials/:id', (call) => {
    if (isFirst) saveElsewhere();
    isFirst = false;
    return change(call);
  });
  await undo();
  expect(await screen.findByText('2 copies are in the bin.')).toBeInTheDocument();
  expect(stored().distribute_hotels).toEqual([]);
});

test('a hotel that has changed its copy keeps it, and stays in the list', async () => {
  const { api, undo, stored } = await distribute();
  api.set('DELETE /properties/:house/specials/:id', ({ params }) =>
    params.house === '7' ? { status: 412, body: STALE } : undefined,
  );
  await undo();
  const message = 'The copy is in the bin. One was changed in the meantime, so it stays.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(stored().distribute_hotels).toEqual(['7']);
});

test('a hotel whose copy somebody else has deleted leaves the list, too', async () => {
  const { api, undo, stored } = await distribute();
  api.set('DELETE /properties/:house/specials/:id', ({ params }) =>
    params.house === '7' ? { status: 404, body: { message: 'Gone.', code: 'not_found' } } : undefined,
  );
  await undo();
  expect(await screen.findByText('The copy is in the bin.')).toBeInTheDocument();
  expect(stored().distribute_hotels).toEqual([]);
});

test('when the list cannot be changed, the message says what was done and what was not', async () => {
  const { api, undo } = await distribute();
  api.set('PUT /shared-specials/:id', { status: 422, body: { message: 'The image is gone.', code: 'validation_failed' } });
  await undo();
  const message = '2 copies are in the bin. Two for one still lists the hotels: The image is gone.';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('when the shared special is deleted by then, only the copies are undone', async () => {
  const { api, undo } = await distribute();
  api.set('GET /shared-specials/:id', { status: 404, body: { message: 'Gone.', code: 'not_found' } });
  await undo();
  expect(await screen.findByText('2 copies are in the bin.')).toBeInTheDocument();
});

test('an Undo whose response was lost says how far it came, and succeeds when repeated, without a conflict', async () => {
  const { api, undo, stored } = await distribute();
  api.lose('PUT /shared-specials/:id');
  await undo();
  const message = /^The copies are in the bin, but Two for one still lists the hotels: The server could not be reached/;
  expect(await screen.findByText(message)).toBeInTheDocument();
  await undo();
  expect(await screen.findByText('2 copies are in the bin.')).toBeInTheDocument();
  expect(stored().distribute_hotels).toEqual([]);
});

test('Undo also puts a hotel back that the same save took off the list', async () => {
  const api = server();
  let hotels = ['7'];
  const created = { property_id: '8', outcome: 'created', special_id: '58', message: null };
  api.set('GET /shared-specials/:id', () => ({ data: shared('1', { distribute_hotels: hotels }) }));
  api.set('PUT /shared-specials/:id', ({ body }) => {
    hotels = (body as { distribute_hotels: string[] }).distribute_hotels;
    return { data: shared('1', { distribute_hotels: hotels }), meta: { distribution: [created] } };
  });
  api.set('DELETE /properties/:house/specials/:id', undefined);
  const { user } = renderPage(<SharedSpecialFormPage />, `${LIST}/:id/edit`, `${LIST}/1/edit`);
  for (const name of ['Hotel Marchmont', 'The Aster']) await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The copy is in the bin.')).toBeInTheDocument();
  expect(hotels).toEqual(['7']);
});
