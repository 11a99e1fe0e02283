import { screen } from '@testing-library/react';
import { listOf, type FakeCall } from '../../../testing/fakeApi';
import { signedInAs } from '../../../testing/fakeSession';
import { choose, open, stored, version } from '../../../testing/history';
import { todayIs } from '../../../testing/todayIs';

const { updatedAt: at } = stored;
const changed = (number: number, action: string, id = number) => ({ ...version(number, action, at, 'Ada'), id: String(id) });

/** The answers of a history of two pages. */
const twoPages =
  (first: object[], second: object[]) =>
  ({ query }: FakeCall) => {
    const meta = { ...listOf([]).meta, count: first.length + second.length };
    const next = '/api/properties/7/specials/3/versions?page=2';
    return query.page === '2' ? { data: second, meta } : { data: first, meta: { ...meta, links: { next } } };
  };
const RETURN_IS_LAST = twoPages(
  [changed(4, 'published'), changed(3, 'restored', 33)],
  [changed(3, 'deleted', 32), changed(3, 'changed'), changed(2, 'changed'), changed(1, 'created')],
);

todayIs('2026-11-22T15:00:00Z');
beforeEach(() => void signedInAs());
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));

test('an old version named in the address is scrolled into view and gets the focus, also on a further page', async () => {
  const scroll = jest.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  const { user } = await open(
    true,
    '?history=1',
    twoPages([changed(3, 'published'), changed(2, 'changed')], [changed(1, 'created')]),
  );
  expect(await screen.findByRole('region', { name: 'Version 1' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: /Version 1/, current: true });
  expect(button).toHaveFocus();
  expect(scroll.mock.contexts).toContain(button);
  await choose(user, /Version 3/);
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeInTheDocument();
});

test('a return from the bin is no version, even where a page of the history ends with it', async () => {
  const { user } = await open(true, '', RETURN_IS_LAST);
  expect(await screen.findByRole('button', { name: /published it/ })).toBeInTheDocument();
  expect(screen.queryByText(/restored an earlier version/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 6 versions');
  await choose(user, /Show more/);
  expect(await screen.findByRole('button', { name: /restored it from the bin/ })).toHaveTextContent('Still version 3');
  expect(screen.getByRole('button', { name: /created it/ })).toBeInTheDocument();
});

test('the version behind it is found by its address', async () => {
  await open(true, '?history=3', RETURN_IS_LAST);
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /changed it ?Version 3/, current: true })).toBeInTheDocument();
});

test('a version behind a move at the end of a page is found by its address', async () => {
  await open(true, '?history=3', twoPages([changed(4, 'published'), changed(3, 'moved', 33)], [changed(3, 'changed')]));
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeInTheDocument();
});

test('the last version that is listed is compared with the one before it, which is not listed yet', async () => {
  const { user } = await open(
    true,
    '',
    twoPages([changed(3, 'published'), changed(2, 'changed'), changed(1, 'changed')], [changed(0, 'created')]),
  );
  await choose(user, /Version 2/);
  await screen.findByRole('region', { name: 'Version 2' });
  expect(screen.queryByRole('button', { name: /Version 1/ })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue('Version 1');
});
