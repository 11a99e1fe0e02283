import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { ShowMore } from '../media/library/ShowMore';
import { useEndless } from './endless';
import { queryClient } from './queryClient';
import { refresh } from './resource';

const PER_PAGE = 2;
const PAGE_2 = 'https://inside.example/api/notes?page=2';

/** Notes on a server, newest first; each answer waits for `answer`, in the order of the calls. */
function heldNotes(...ids: string[]) {
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
    asked: (times: number) => waitFor(() => expect(api.calls).toHaveLength(times)),
    answer: async () => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      await act(async () => waiting.shift()?.());
    },
  };
}

/** What watches the end of the list; `come` scrolls it into view. */
function fakeView() {
  let tell: (() => void) | undefined;
  globalThis.IntersectionObserver = class {
    constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      tell = () => this.told([{ isIntersecting: true }]);
      if (inView) tell();
    }
    disconnect() {
      tell = undefined;
    }
  } as never;
  let inView = false;
  return {
    come: () => {
      inView = true;
      act(() => tell?.());
    },
  };
}

function Notes() {
  const found = useEndless<{ id: string }>('/notes', {});
  return (
    <>
      <p>{found.items.map(({ id }) => id).join(' ')}</p>
      {!found.loading && <ShowMore found={found} />}
    </>
  );
}

beforeEach(() => {
  queryClient.clear();
  signedInAs();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

async function shown(...ids: string[]) {
  const server = heldNotes(...ids);
  render(<Notes />);
  await server.answer();
  await screen.findByText('2 of 3');
  return server;
}

test('what a refresh brings is shown although the next page was asked for meanwhile, by the button and by scrolling', async () => {
  const view = fakeView();
  const server = await shown('c', 'b', 'a');
  server.ids.unshift('new');
  void refresh('/notes');
  await server.asked(2);
  act(() => screen.getByRole('button', { name: 'Show more' }).click());
  view.come();
  await server.answer();
  await server.answer();
  expect(await screen.findByText('new c b a')).toBeInTheDocument();
  expect(screen.getByText('4 of 4')).toBeInTheDocument();
  expect(server.pages()).toBe('1 1 2');
});

test('a next page that a refresh interrupts is asked for again, since its end is still in view', async () => {
  const view = fakeView();
  const server = await shown('c', 'b', 'a');
  view.come();
  await server.asked(2);
  server.ids.unshift('new');
  void refresh('/notes');
  // The interrupted page, that of the refresh, and the next page once more.
  for (const _call of [1, 2, 3]) await server.answer();
  expect(await screen.findByText('new c b a')).toBeInTheDocument();
});
