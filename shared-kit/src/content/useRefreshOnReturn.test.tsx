import { act, render, screen, waitFor } from '@testing-library/react';
import { clearUnsaved, setUnsaved } from 'shared-kit/shellServices/unsaved';
import { setHidden } from '../../testing/comeBack';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs, signedOut } from '../../testing/fakeSession';
import type { ItemBase } from '../rules/entities';
import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from './useRefreshOnReturn';

function Titles() {
  const { data, error } = useResource<ItemBase & { title: string }>('/specials').useList();
  useRefreshOnReturn('/specials');
  return <p>{error ? `Failed: ${error.message}` : data?.map(({ title }) => title).join()}</p>;
}

let now: number;
let api: ReturnType<typeof fakeApi>;
beforeEach(async () => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  signedInAs();
  api = fakeApi({ 'GET /specials': listOf([{ id: '1', version: 1, title: 'Spa' }]) });
  render(<Titles />);
  await screen.findByText('Spa');
  api.set('GET /specials', listOf([{ id: '1', version: 2, title: 'Spa weekend' }]));
  setHidden(true);
  now += 60_000;
});
afterEach(() => {
  act(() => clearUnsaved());
  jest.restoreAllMocks();
  act(() => signedOut());
});

test('a list is reloaded when somebody returns to the page', async () => {
  setHidden(false);
  expect(await screen.findByText('Spa weekend')).toBeInTheDocument();
});

test('a list is reloaded when the connection is back, not before', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setHidden(false);
  onLine.mockReturnValue(true);
  expect(api.calls).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Spa weekend')).toBeInTheDocument();
});

test('a list stays when the reload fails; when the reload is refused, the error is shown', async () => {
  const failed = jest.fn();
  new MutationObserver(() => document.body.textContent?.includes('Failed') && failed()).observe(document.body, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  api.set('GET /specials', { status: 500, body: { code: 'internal', message: 'Not now.', fields: {} } });
  setHidden(false);
  // The read is tried twice.
  await waitFor(() => expect(api.calls).toHaveLength(3));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Spa')).toBeInTheDocument();
  expect(failed).not.toHaveBeenCalled();

  api.set('GET /specials', { status: 403, body: { code: 'forbidden', message: 'Not for you.', fields: {} } });
  setHidden(true);
  now += 60_000;
  setHidden(false);
  expect(await screen.findByText('Failed: Not for you.')).toBeInTheDocument();
});

test.each([
  ['after less than a minute', () => (now -= 55_000)],
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['over unsaved work', () => setUnsaved('form', ['Title'])],
])('a list is not reloaded %s', async (_when, given) => {
  given();
  setHidden(false);
  // As long as a call would take.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api.calls).toHaveLength(1);
});

test('a connection that is back reloads nothing over unsaved work or in a hidden tab', async () => {
  window.dispatchEvent(new Event('online'));
  now -= 55_000;
  setHidden(false);
  setUnsaved('form', ['Title']);
  window.dispatchEvent(new Event('online'));
  // As long as a call would take.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api.calls).toHaveLength(1);
});
