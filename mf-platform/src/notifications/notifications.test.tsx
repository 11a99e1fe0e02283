import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import NotificationsPage from './NotificationsPage';

const notification = (id: string, title: string, read: boolean, link: string | null = null) => ({
  id,
  title,
  read,
  link,
  date: '2026-11-20T23:30:00.000Z',
});

function server(items: ReturnType<typeof notification>[]) {
  let list = items;
  const arrive = (item: ReturnType<typeof notification>) => (list = [item, ...list]);
  const api = fakeApi({
    'GET /notifications': ({ query }: FakeCall) => {
      const size = Number(query.per_page);
      const page = Number(query.page ?? 1);
      const next = page * size < list.length ? `https://api.example/api/notifications?per_page=${size}&page=${page + 1}` : null;
      const unread = list.filter(({ read }) => !read).length;
      return listOf(list.slice((page - 1) * size, page * size), { count: list.length, unread, links: { previous: null, next } });
    },
    'POST /notifications/:id/read': ({ params }: FakeCall) => {
      list = list.map((item) => (item.id === params.id ? { ...item, read: true } : item));
      return undefined;
    },
    'PUT /notifications/read': ({ body }: FakeCall) => {
      const { up_to: upTo } = body as { up_to: string };
      const last = list.findIndex(({ id }) => id === upTo);
      list = list.map((item, index) => (index < last ? item : { ...item, read: true }));
      return undefined;
    },
  });
  return Object.assign(api, { arrive });
}
const open = () => renderPage(<NotificationsPage />, '/notifications', '/notifications');
const rows = () => screen.findAllByRole('listitem');

beforeEach(() => signedInAs());

test('shows date MM-DD-YYYY, title, link and which are unread', async () => {
  server([notification('2', 'Tomas changed “Winter”', false, '/hotels/7/specials/4/edit'), notification('1', 'Ivo left', true)]);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
  const [first, second] = await rows();
  expect(within(first!).getByText('11-20-2026')).toBeInTheDocument();
  expect(within(first!).getByRole('link', { name: 'Tomas changed “Winter”' })).toHaveAttribute(
    'href',
    '/hotels/7/specials/4/edit',
  );
  expect(within(first!).getByText('Unread')).toBeInTheDocument();
  expect(within(second!).getByText('Ivo left')).toBeInTheDocument();
  expect(within(second!).queryByText('Unread')).not.toBeInTheDocument();
});

test('groups notifications by day, in the reader’s time zone', async () => {
  const notificationAt = (id: string, date: string) => ({ ...notification(id, `News ${id}`, true), date });
  server([
    notificationAt('3', '2026-11-20T23:30:00.000Z'),
    notificationAt('2', '2026-11-20T00:10:00.000Z'),
    notificationAt('1', '2026-11-19T23:50:00.000Z'),
  ]);
  open();
  await rows();
  const [newer, older, ...more] = screen.getAllByRole('region').filter((part) => part.querySelector('h2'));
  expect(more).toEqual([]);
  expect(newer).toHaveAccessibleName('Friday, November 20, 2026');
  expect(within(newer!).getAllByRole('listitem')).toHaveLength(2);
  expect(within(older!).getByText('News 1')).toBeInTheDocument();
});

test('shows the time next to the date, and marks a notification as read when it is opened', async () => {
  const api = server([
    notification('2', 'Tomas changed “Winter”', false, '/notifications'),
    notification('1', 'Ivo left', false),
  ]);
  const { user } = open();
  const [first] = await rows();
  const time = within(first!).getByText('11:30 PM').closest('time');
  expect(time).toHaveAttribute('datetime', '2026-11-20T23:30:00.000Z');
  const link = within(first!).getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(api.paths()).toContain('POST /notifications/2/read');
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1));
});

test('a notification that could not be marked as read stays unread, and the failure is logged', async () => {
  const api = server([notification('2', 'Tomas changed “Winter”', false, '/hotels/7/specials/4/edit')]);
  api.set('POST /notifications/:id/read', { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open();
  const link = await screen.findByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByText('Unread')).toBeInTheDocument();
  log.mockRestore();
});

test('a link that leads out of the application is only text', async () => {
  server([notification('1', 'Odd', true, '//elsewhere.example'), notification('2', 'Odder', true, 'javascript:alert(1)')]);
  open();
  await rows();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('more notifications are appended', async () => {
  server(Array.from({ length: 35 }, (_, i) => notification(String(i), `Note ${i}`, true)));
  const { user } = open();
  expect(await rows()).toHaveLength(30);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rows()).toHaveLength(35));
  expect(screen.getByText('35 of 35')).toBeInTheDocument();
});

test('Mark All as Read removes every mark and reloads the count in the header', async () => {
  const api = server([notification('2', 'New', false), notification('1', 'Old', true)]);
  const { user } = open();
  await screen.findByText('Unread');
  const countCalls = () => api.calls.filter(({ query }) => query.per_page === '1').length;
  const callsBefore = countCalls();
  await user.click(await screen.findByRole('button', { name: 'Mark All as Read' }));
  await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
  expect(await screen.findByText('Notifications marked as read.')).toBeInTheDocument();
  expect(api.paths()).toContain('PUT /notifications/read');
  expect(countCalls()).toBeGreaterThan(callsBefore);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark All as Read' })).not.toBeInTheDocument());
});

test('Mark All as Read leaves a notification unread that came after the list was shown', async () => {
  const api = server([notification('2', 'New', false), notification('1', 'Old', false)]);
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Mark All as Read' });
  expect(screen.getAllByText('Unread')).toHaveLength(2);
  api.arrive(notification('3', 'Newer', false));
  await user.click(button);
  expect(await screen.findByText('Newer')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1));
  expect(within((await rows())[0]!).getByText('Unread')).toBeInTheDocument();
  // The message does not say 'all', since one is still unread.
  expect(await screen.findByText('Notifications marked as read.')).toBeInTheDocument();
});

test('Mark All as Read is not offered while the notifications could not be loaded: it would mark what nobody has seen', async () => {
  const api = server([notification('2', 'New', false)]);
  const isAvailable = jest.fn(() => false);
  const answer = { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };
  api.set('GET /notifications', ({ query }: FakeCall) =>
    query.per_page === '1' || isAvailable() ? listOf([notification('2', 'New', false)], { count: 1, unread: 1 }) : answer,
  );
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Mark All as Read' })).not.toBeInTheDocument();
  isAvailable.mockReturnValue(true);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Mark All as Read' })).toBeInTheDocument();
});

test('a failure to mark them is reported, and the marks stay', async () => {
  const api = server([notification('2', 'New', false)]);
  api.set('PUT /notifications/read', { status: 503, body: { message: 'The storage is out of reach.', code: 'x', fields: {} } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark All as Read' }));
  expect(await screen.findByText('The storage is out of reach.')).toBeInTheDocument();
  expect(screen.getByText('Unread')).toBeInTheDocument();
});

test("an empty page says 'There are no notifications'", async () => {
  server([]);
  open();
  expect(await screen.findByText('There are no notifications')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark All as Read' })).not.toBeInTheDocument();
});
