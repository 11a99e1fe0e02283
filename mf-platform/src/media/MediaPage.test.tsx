import { act, screen, waitFor } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { fakeStore, jpeg } from 'shared-kit/testing/media';
import { address, endLibrary, openLibrary, startLibrary } from '../../testing/media/library';

let api: ReturnType<typeof startLibrary>;
beforeEach(() => {
  api = startLibrary();
});
afterEach(() => {
  jest.useRealTimers();
  endLibrary();
});

test('has the tabs Photos and Documents with counts, each for its kind of file', async () => {
  const user = openLibrary('/media');
  expect(await screen.findByRole('tab', { name: 'Photos 486' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('tab', { name: 'Documents 57' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ filetype: 'appli' }));
  expect(address()).toBe('/media?tab=documents');
});

test('the library is searched by Tags or by File Name', async () => {
  const user = openLibrary('/media');
  await user.type(await screen.findByLabelText('Search by tag'), 'garden, pool{Enter}');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ q: 'garden,pool', filetype: 'image' }));
  await user.click(screen.getByRole('button', { name: 'File Name' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ name: 'i%%garden, pool' }));
  expect(address()).toBe('/media?q=garden%2C+pool&by=filename');
  expect(screen.getByRole('tab', { name: 'Photos 486' })).toBeInTheDocument();
});

test('all fields are searched, filtered and sorted; the address keeps it, and clearing shows everything again', async () => {
  const user = openLibrary('/media?by=all&sort=nonsense');
  await user.type(await screen.findByLabelText('Search names, tags and alt texts'), 'pool{Enter}');
  await user.selectOptions(screen.getByLabelText('Category'), 'Specials');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Largest first');
  api.set('GET /assets', listOf([]));
  await user.click(screen.getByLabelText('Only unused'));
  expect(await screen.findByText('No file fits the search and the filters.')).toBeInTheDocument();
  expect(api.calls.at(-1)?.query).toMatchObject({
    search: 'i%%pool',
    category: 'Specials',
    unused: 'true',
    order_by: 'filesize:DESC',
  });
  expect(address()).toBe('/media?by=all&sort=filesize%3ADESC&q=pool&category=Specials&unused=true');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(await screen.findByText('No photos yet')).toBeInTheDocument();
});

test('the order is one of four, and starts with the newest', async () => {
  const user = openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Newest first');
  expect(optionsOf(order)).toEqual(['Newest first', 'Oldest first', 'By name', 'Largest first']);
  for (const [choice, asked] of [
    ['Oldest first', 'created_at:ASC'],
    ['By name', 'name:ASC'],
  ] as const) {
    await user.selectOptions(order, choice);
    await waitFor(() => expect(api.calls.at(-1)?.query.order_by).toBe(asked));
  }
});

test('without the right to read where files are used, there is no filter for unused ones, not even by the address', async () => {
  signedInAs([granted('special', '7')]);
  openLibrary('/media?unused=true');
  await screen.findByRole('link', { name: /Garden room/ });
  expect(screen.queryByLabelText('Only unused')).not.toBeInTheDocument();
  expect(api.calls.every(({ query }) => query.unused === undefined)).toBe(true);
});

test('the library reloads 1000 ms after an upload', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  fakeStore();
  const user = openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  await user.click(screen.getByRole('button', { name: 'Upload File' }));
  await user.upload(await screen.findByLabelText('Choose from your computer'), jpeg('new.jpg'));
  await screen.findByRole('listitem', { name: 'new.jpg' });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByText('1 of 1 uploaded');
  const lists = () => api.calls.filter(({ path, method }) => path === '/assets' && method === 'GET');
  const countBefore = lists().length;
  await act(() => jest.advanceTimersByTimeAsync(700));
  expect(lists()).toHaveLength(countBefore);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(lists().length).toBeGreaterThan(countBefore);
});

test('without the right to upload, there is no button, and a line says whom to ask', async () => {
  act(() => signedInAs([granted('asset', null, 'r')]));
  openLibrary('/media');
  await screen.findByRole('link', { name: /Garden room/ });
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
  expect(screen.getByText(/ask somebody who may manage assets\.$/)).toBeInTheDocument();
});
