import { act, screen, waitFor, within } from '@testing-library/react';
import { refresh } from 'shared-kit/api/resource';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LeaveButton } from 'shared-kit/testing/LeaveButton';
import { renderPage } from 'shared-kit/testing/renderPage';
import { OwnSessions } from './OwnSessions';

const session = (id: string, agent: string, current = false) => ({
  id,
  agent,
  current,
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-21T09:30:00.000Z',
  expires_on: '2026-11-27T08:00:00.000Z',
});
const three = [
  session('1', 'Chrome on Windows', true),
  session('2', 'Safari on iPhone or iPad'),
  session('3', 'Firefox on Linux'),
];
const open = () => renderPage(<OwnSessions />, '/profile', '/profile');
const rows = async () => within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

beforeEach(() => signedInAs());

test('lists each session with browser, device and times, and marks the current one', async () => {
  fakeApi({ 'GET /profile/sessions': listOf(three) });
  open();
  const [own, phone] = await rows();
  expect(own).toHaveTextContent('Chrome on Windows');
  expect(own).toHaveTextContent('This one');
  expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
  expect(phone).toHaveTextContent('Last used Nov 21, 2026, 9:30 AM · signed in Nov 20, 2026, 8:00 AM');
});

test('End ends one and reloads the list', async () => {
  const api = fakeApi({ 'GET /profile/sessions': listOf(three), 'DELETE /profile/sessions/:id': undefined });
  const { user } = open();
  await rows();
  api.set('GET /profile/sessions', listOf([three[0]!, three[2]!]));
  await user.click(screen.getByRole('button', { name: /^End: Safari on iPhone or iPad/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(api.paths()).toContain('DELETE /profile/sessions/2');
});

test('End All Other Sessions ends the others, and then disappears', async () => {
  const api = fakeApi({ 'GET /profile/sessions': listOf(three), 'DELETE /profile/sessions': undefined });
  const { user } = open();
  await rows();
  api.set('GET /profile/sessions', listOf([three[0]!]));
  await user.click(screen.getByRole('button', { name: 'End All Other Sessions' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(api.paths()).toContain('DELETE /profile/sessions');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
});

test('a session that has already ended is reported, and the list is reloaded', async () => {
  const ended = { status: 404, body: { message: 'This session has already ended.', code: 'not_found', fields: {} } };
  const api = fakeApi({ 'GET /profile/sessions': listOf(three), 'DELETE /profile/sessions/:id': ended });
  const { user } = open();
  await rows();
  api.set('GET /profile/sessions', listOf(three.slice(0, 2)));
  await user.click(screen.getByRole('button', { name: /^End: Firefox/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This session has already ended.');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('sessions on further pages are shown with Show more', async () => {
  const others = Array.from({ length: 129 }, (_, index) => session(String(index + 2), `Script ${index}`));
  const all = [three[0]!, ...others];
  fakeApi({
    'GET /profile/sessions': ({ query }: FakeCall) => {
      const page = Number(query.page ?? 1);
      const next = page === 1 ? 'https://api.example/api/profile/sessions?per_page=100&page=2' : null;
      return listOf(all.slice((page - 1) * 100, page * 100), { count: 130, links: { previous: null, next } });
    },
  });
  const { user } = open();
  expect(await rows()).toHaveLength(100);
  expect(screen.getByText('100 of 130 sessions')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rows()).toHaveLength(130));
  expect(screen.getByText('130 sessions')).toBeInTheDocument();
});

test('a list that fails to load can be retried', async () => {
  const api = fakeApi({ 'GET /profile/sessions': 'network gone' });
  const { user } = open();
  const again = await screen.findByRole('button', { name: /Try again/ }, { timeout: 8_000 });
  api.set('GET /profile/sessions', listOf(three));
  await user.click(again);
  expect(await rows()).toHaveLength(3);
}, 15_000);

test('a session counts as ended although the response was lost', async () => {
  let left = three;
  const end = () => void (left = [three[0]!, three[2]!]);
  const api = fakeApi({ 'GET /profile/sessions': () => listOf(left), 'DELETE /profile/sessions/:id': end });
  api.lose('DELETE /profile/sessions/:id');
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: /^End: Safari on iPhone or iPad/ }));
  expect(await screen.findByText('Safari on iPhone or iPad is signed out.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without any response, the message says that the others may have been ended', async () => {
  const api = fakeApi({ 'GET /profile/sessions': listOf(three), 'DELETE /profile/sessions': undefined });
  api.lose('DELETE /profile/sessions', 2);
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'End All Other Sessions' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It may have been done all the same.');
  await user.click(screen.getByRole('button', { name: 'End All Other Sessions' }));
  expect(await screen.findByText('All other sessions have been ended.')).toBeInTheDocument();
});

test('that sessions could not be ended is reported after the person has left the page', async () => {
  let refuse: (reply: object) => void = () => undefined;
  fakeApi({
    'GET /profile/sessions': listOf(three),
    'DELETE /profile/sessions': () => new Promise<object>((resolve) => (refuse = resolve)),
  });
  const page = (
    <>
      <OwnSessions />
      <LeaveButton />
    </>
  );
  const { user } = renderPage(page, '/profile', '/profile');
  await rows();
  await user.click(screen.getByRole('button', { name: 'End All Other Sessions' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => refuse({ status: 403, body: { message: 'You may not.', code: 'forbidden', fields: {} } }));
  expect(await screen.findByText('Sessions: You may not.')).toBeInTheDocument();
});

test('the sessions stay if they cannot be loaded again, and the page says so', async () => {
  const api = fakeApi({ 'GET /profile/sessions': listOf(three) });
  open();
  await rows();
  api.set('GET /profile/sessions', 'network gone');
  await act(() => refresh('/profile/sessions'));
  const note = await screen.findByText('This could not be loaded again and may be out of date.');
  const shown = await rows();
  expect(shown).toHaveLength(3);
  expect(note.compareDocumentPosition(shown[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
