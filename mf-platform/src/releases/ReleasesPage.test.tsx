import { screen, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LIST, live, open, releaseServer, row, version } from '../../testing/releases';
import { routes } from '../routes';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('both pages are for super users, and the sidebar links to Releases', () => {
  const page = routes.find(({ path }) => path === '/releases');
  expect([page, ...(page?.children ?? [])].map((route) => [route?.path, route?.access])).toEqual([
    ['/releases', 'super'],
    ['/releases/tokens', 'super'],
  ]);
  expect(page).toMatchObject({ title: 'Releases', related: ['top'] });
});

describe('what is in use', () => {
  test('shows which version, who gets it, since when, by whom and why', async () => {
    releaseServer();
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Releases' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Restaurants' })).toBeInTheDocument();
    await row(/cccccccc/);
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe('Canary 10%10% of people get 0.1.0-ccccccccSince Nov 21, 2026, 10:00 AM by the server: New menu page');
    expect(second).toBe(
      'LIVEEverybody else gets 0.1.0-bbbbbbbbSince Nov 20, 2026, 9:03 AM by Nora Okafor: Opening hours in two columns',
    );
    const times = screen.getAllByText(/^Nov 2\d, 2026, \d+:\d+ AM$/, { selector: 'time' });
    expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['2026-11-21T10:00:00.000Z', '2026-11-20T09:03:00.000Z']);
  });

  test('with a canary for people by name, the live version is for everybody else', async () => {
    releaseServer([version('0.1.0-cccccccc', { state: 'canary', people: ['anna@house.example'] }), { ...live, share: 100 }]);
    open();
    expect(await screen.findByText('1 person')).toBeInTheDocument();
    expect(screen.getByText('Everybody else')).toBeInTheDocument();
  });

  const trial = version('0.1.0-cccccccc', {
    state: 'withdrawn',
    by: null,
    since: '2026-11-21T11:30:00.000Z',
    why: 'It failed for 2 of 5 people within 10 minutes.',
  });
  const newer = Array.from({ length: 5 }, (_, index) => version(`0.1.0-new${index}`));
  const SAID =
    'Withdrawn0.1.0-cccccccc was withdrawn automaticallyNov 21, 2026, 11:30 AM: It failed for 2 of 5 people within 10 minutes.';

  test('shows which version was withdrawn by itself since, when and why, also when five newer ones hide its row', async () => {
    releaseServer([...newer, trial, live]);
    open();
    await row(/bbbbbbbb/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe(SAID);
    expect(screen.queryByRole('row', { name: /cccccccc/ })).not.toBeInTheDocument();
  });

  test('also when the version that took over was put live by the withdrawal', async () => {
    const since = '2026-11-21T11:30:00.005Z';
    releaseServer([trial, { ...live, by: null, why: '0.1.0-cccccccc was withdrawn', since }]);
    open();
    await row(/bbbbbbbb/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe(SAID);
  });

  test.each([
    ['a version has been put into use since', [{ ...live, since: '2026-11-21T12:00:00.000Z' }, trial]],
    ['a person withdrew it', [live, { ...trial, by: { id: '1', name: 'Nora Okafor' } }]],
  ])('no longer says so once %s', async (_name, versions) => {
    releaseServer(versions);
    open();
    await row(/bbbbbbbb/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('a remote without any good version says so', async () => {
    releaseServer([version('0.1.0-aaaaaaaa', { state: 'withdrawn' })]);
    open();
    expect(await screen.findByText('No version is live: pages of this area cannot be opened.')).toBeInTheDocument();
  });
});

describe('the versions', () => {
  test('shows state, loads, failures, crashes, load times and size', async () => {
    releaseServer();
    open();
    const cells = async (name: RegExp) =>
      within(await row(name))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await cells(/cccccccc/)).toEqual([
      'Canary 10%',
      'Nov 21, 202610:00 AM, the server',
      '40',
      '3',
      '1',
      '340 ms95%: 1.2\u00a0s',
      '',
    ]);
    expect(await row(/cccccccc New menu page 512 KB/)).toBeInTheDocument();
    expect((await cells(/bbbbbbbb/)).slice(0, 3)).toEqual(['LIVE', 'Nov 20, 20269:03 AM, Nora Okafor', '1,234']);
    expect((await cells(/dddddddd/)).slice(0, 6)).toEqual(['Uploaded', 'Nov 20, 20269:03 AM, Nora Okafor', '0', '0', '0', '--']);
    expect((await cells(/eeeeeeee/))[0]).toBe('Withdrawn');
    expect(await row(/eeeeeeee It failed for 2 of 5 people/)).toBeInTheDocument();
  });

  test('says when, by whom and why a trial ended, beside why the version was uploaded', async () => {
    const on = '2026-11-21T10:00:00.000Z';
    const by = { id: '1', name: 'Nora Okafor' };
    const ended = (release: string, trial_end: object | null) => version(release, { why: 'New menu', trial_end });
    const both = [ended('0.1.0-aaaaaaaa', { on, by, why: 'Too slow' }), ended('0.1.0-bbbbbbbb', { on, by: null, why: null })];
    releaseServer([...both, ended('0.1.0-cccccccc', null)]);
    open();
    const text = 'New menuTrial ended Nov 21, 2026, 10:00 AM by Nora Okafor: Too slow';
    expect(await row(/aaaaaaaa/)).toHaveTextContent(text);
    expect(await row(/bbbbbbbb/)).toHaveTextContent('New menuTrial ended Nov 21, 2026, 10:00 AM by the server512 KB');
    expect(await row(/cccccccc/)).not.toHaveTextContent('Trial ended');
  });

  test('the newest five and what is in use are shown; the rest on demand', async () => {
    const many = Array.from({ length: 9 }, (_, index) => version(`0.1.0-new${index}`));
    releaseServer([...many, live]);
    const { user } = open();
    await row(/bbbbbbbb/);
    expect(screen.getAllByRole('rowheader')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show the newest only' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  });

  test('shows an error, can be retried, and shows an empty state', async () => {
    const api = releaseServer();
    api.set(LIST, { status: 503, body: { message: 'The store is out of reach.', code: 'unavailable' } });
    const { user } = open();
    expect(await screen.findByText('The store is out of reach.', {}, { timeout: 5000 })).toBeInTheDocument();
    api.set(LIST, listOf([], { version: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no versions')).toBeInTheDocument();
  });
});

test('Show more lists every version, also those of further pages, each once and in its place', async () => {
  const api = releaseServer();
  const many = Array.from({ length: 102 }, (_, index) => version(`0.1.0-${String(index).padStart(8, '0')}`));
  const old = { ...live, release: many[101]!.release };
  const all = [...many.slice(0, 101), old];
  api.set(LIST, ({ query }) => {
    if (query.page === '2') return listOf(all.slice(100), { count: 102, version: 7 });
    const next = 'https://api.example/api/remotes/mf-restaurants/releases?per_page=2000&page=2';
    return listOf([...all.slice(0, 100), old], { count: 102, version: 7, links: { previous: null, next } });
  });
  const { user } = open();
  await row(/00000000/);
  await user.click(screen.getByRole('button', { name: 'Show 96 more' }));
  await row(/00000100/);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(6, 14));
  expect(names).toEqual(all.map(({ release }) => release.slice(6)));
});
