import { act, screen, waitFor } from '@testing-library/react';
import { signedInAs } from '../../testing/fakeSession';
import { accommodationKinds } from '../../testing/kinds/accommodationKinds';
import { contentServer } from '../../testing/kinds/contentServer';
import { addressOf } from '../../testing/kinds/testedKind';
import { renderPage } from '../../testing/renderPage';
import { lastHref, rememberQuery, rememberSaved } from './lastList';

const [kind] = accommodationKinds('suite');
if (!kind) throw new Error('There is no such kind.');
const { route, address: list } = addressOf(kind);
const open = (query = '') => renderPage(kind.list, route, list + query);

beforeEach(() => signedInAs());

test('the saved row is marked as Saved for a few seconds', async () => {
  contentServer(
    kind,
    ['1', '2'].map((id) => kind.item(id)),
  );
  rememberSaved(list, { id: '2', version: 3, isNew: false });
  jest.useFakeTimers({ advanceTimers: true });
  open();
  const mark = await screen.findByText('Saved');
  expect(mark.closest('tr')).toHaveTextContent('Room 2');
  act(() => jest.advanceTimersByTime(9000));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a new item is shown and marked on the last page of its list, but no longer marked at the next visit', async () => {
  contentServer(
    kind,
    ['1', '2', '3'].map((id) => kind.item(id)),
    2,
  );
  rememberSaved(list, { id: '3', version: 1, isNew: true });
  const { address, unmount } = open();
  expect((await screen.findByText('Saved')).closest('tr')).toHaveTextContent('Room 3');
  expect(address()).toBe(`${list}?page=2`);
  unmount();
  open('?page=2');
  await screen.findByRole('link', { name: 'Room 3' });
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('the link back from a form keeps the filter of the list', async () => {
  contentServer(kind, [kind.item('1')]);
  open('?filter=room');
  await waitFor(() => expect(lastHref(list)).toBe(`${list}?filter=room`));
  rememberQuery(list, '');
});
