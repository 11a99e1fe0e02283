import { act, render, screen, waitFor } from '@testing-library/react';
import { clearUnsaved, setUnsaved } from 'shared-kit/shellServices/unsaved';
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

let hidden = false;
function look(away: boolean) {
  hidden = away;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

let now: number;
let api: ReturnType<typeof fakeApi>;
beforeEach(async () => {
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  signedInAs();
  api = fakeApi({ 'GET /specials': listOf([{ id: '1', version: 1, title: 'Spa' }]) });
  render(<Titles />);
  await screen.findByText('Spa');
  api.set('GET /specials', listOf([{ id: '1', version: 2, title: 'Spa weekend' }]));
  look(true);
  now += 60_000;
});
afterEach(() => {
  act(() => clearUnsaved());
  jest.restoreAllMocks();
  act(() => signedOut());
});

test('a list is loaded again when somebody comes back to it', async () => {
  look(false);
  expect(await screen.findByText('Spa weekend')).toBeInTheDocument();
});

test('a list stays where no answer comes, and is told where it is refused', async () => {
  const failed = jest.fn();
  new MutationObserver(() => document.body.textContent?.includes('Failed') && failed()).observe(document.body, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  api.set('GET /specials', { status: 503, body: { code: 'unavailable', message: 'Not now.', fields: {} } });
  look(false);
  // The read is tried twice.
  await waitFor(() => expect(api.calls).toHaveLength(3), { timeout: 3_000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Spa')).toBeInTheDocument();
  expect(failed).not.toHaveBeenCalled();

  api.set('GET /specials', { status: 403, body: { code: 'forbidden', message: 'Not for you.', fields: {} } });
  look(true);
  now += 60_000;
  look(false);
  expect(await screen.findByText('Failed: Not for you.')).toBeInTheDocument();
});

test.each([
  ['after a moment', () => (now -= 55_000)],
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['over unsaved work', () => setUnsaved('form', ['Title'])],
])('not %s', async (_when, given) => {
  given();
  look(false);
  // As long as a call would need.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api.calls).toHaveLength(1);
});
