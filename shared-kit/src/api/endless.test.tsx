import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { Outdated } from '../ui/feedback/Outdated';
import { ShowMore } from '../ui/pager/ShowMore';
import { useEndless } from './endless';
import { queryClient } from './queryClient';
import { refresh } from './resource';

const PER_PAGE = 2;
const PAGE_2 = 'https://inside.example/api/notes?page=2';

/** Notes on a server, newest first; each answer waits for `answer`, in the order of the calls. */
function notesServer(...ids: string[]) {
  const waiting: (() => void)[] = [];
  const api = fakeApi({
    'GET /notes': async ({ query }: { query: Record<string, string> }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const from = query.page === '2' ? PER_PAGE : 0;
      const next = from === 0 && ids.length > PER_PAGE ? PAGE_2 : null;
      return listOf(
        ids.slice(from, from + PER_PAGE).map((id) => ({ id })),
        { count: ids.length, links: { previous: null, next } },
      );
    },
  });
  return {
    ids,
    pages: () => api.calls.map(({ query }) => query.page ?? '1').join(' '),
    waitForCalls: (times: number) => waitFor(() => expect(api.calls).toHaveLength(times)),
    answer: async () => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      await act(async () => waiting.shift()?.());
    },
  };
}

/** Watches the end of the list; `scrollToEnd` brings it into view. */
function fakeObserver() {
  let notify: (() => void) | undefined;
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      notify = () => this.callback([{ isIntersecting: true }]);
      if (inView) notify();
    }
    disconnect() {
      notify = undefined;
    }
  } as never;
  let inView = false;
  return {
    scrollToEnd: () => {
      inView = true;
      act(() => notify?.());
    },
  };
}

function Notes() {
  const found = useEndless<{ id: string }>('/notes', {});
  return (
    <>
      {found.outdated && <Outdated retry={found.reload} />}
      <p>{found.items.map(({ id }) => id).join(' ')}</p>
      {found.error && <p role="alert">{found.error.message}</p>}
      {!found.loading && <ShowMore found={found} />}
    </>
  );
}

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

async function openNotes(...ids: string[]) {
  const server = notesServer(...ids);
  render(<Notes />);
  await server.answer();
  await screen.findByText('2 of 3');
  return server;
}

test('the result of a refresh is shown even if the next page is requested meanwhile, by button and by scrolling', async () => {
  const observer = fakeObserver();
  const server = await openNotes('c', 'b', 'a');
  server.ids.unshift('new');
  void refresh('/notes');
  await server.waitForCalls(2);
  act(() => screen.getByRole('button', { name: 'Show more' }).click());
  observer.scrollToEnd();
  await server.answer();
  await server.answer();
  expect(await screen.findByText('new c b a')).toBeInTheDocument();
  expect(screen.getByText('4 of 4')).toBeInTheDocument();
  expect(server.pages()).toBe('1 1 2');
});

test('a next page that a refresh interrupts is requested again, since the end of the list is still in view', async () => {
  const observer = fakeObserver();
  const server = await openNotes('c', 'b', 'a');
  observer.scrollToEnd();
  await server.waitForCalls(2);
  server.ids.unshift('new');
  void refresh('/notes');
  // The interrupted page, the refreshed page, and the next page again.
  for (const _call of [1, 2, 3]) await server.answer();
  expect(await screen.findByText('new c b a')).toBeInTheDocument();
});

test('what cannot be loaded again stays, with a message and a way to try again', async () => {
  const api = fakeApi({ 'GET /notes': listOf([{ id: 'a' }]) });
  render(<Notes />);
  expect(await screen.findByText('a')).toBeInTheDocument();
  api.set('GET /notes', 'network gone');
  await act(() => refresh('/notes'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded again and may be out of date.');
  expect(screen.getByText('a')).toBeInTheDocument();
  api.set('GET /notes', listOf([{ id: 'b' }, { id: 'a' }]));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('b a')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([403, 404])('what may no longer be read (%i) goes, and the reason is shown', async (status) => {
  const api = fakeApi({ 'GET /notes': listOf([{ id: 'a' }]) });
  render(<Notes />);
  expect(await screen.findByText('a')).toBeInTheDocument();
  api.set('GET /notes', { status, body: { message: 'Not yours.', code: 'refused' } });
  await act(() => refresh('/notes'));
  expect(await screen.findByText('Not yours.')).toBeInTheDocument();
  expect(screen.queryByText('a')).not.toBeInTheDocument();
});
