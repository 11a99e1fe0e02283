import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { routes } from '../routes';
import ReleasesPage from './ReleasesPage';
import { canary, live, releaseServer, version, VERSIONS } from '../../testing/releases';

const LIST = 'GET /remotes/mf-restaurants/releases';
const open = () => renderPage(<ReleasesPage />, '/releases', '/releases');
type User = ReturnType<typeof open>['user'];
const row = (name: RegExp) => screen.findByRole('row', { name });
async function choose(user: User, release: string, entry: string) {
  await chooseInMenu(user, release, entry);
  return within(await screen.findByRole('dialog'));
}
const changes = (api: ReturnType<typeof releaseServer>) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, headers }) => [`${method} ${path}`, body, headers['If-Match'] ?? headers['if-match']]);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('both pages are for super users, and the sidebar leads to Releases', () => {
  const page = routes.find(({ path }) => path === '/releases');
  expect([page, ...(page?.children ?? [])].map((route) => [route?.path, route?.access])).toEqual([
    ['/releases', 'super'],
    ['/releases/tokens', 'super'],
  ]);
  expect(page).toMatchObject({ title: 'Releases', related: ['top'] });
});

describe('what is in use', () => {
  test('which version, who gets it, since when, by whom and why', async () => {
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
  });

  test('a remote without any good version says so', async () => {
    releaseServer([version('0.1.0-aaaaaaaa', { state: 'withdrawn' })]);
    open();
    expect(await screen.findByText('No version is live: pages of this area cannot be opened.')).toBeInTheDocument();
  });
});

describe('the versions', () => {
  test('state in words, loads, failures, crashes, load times and size', async () => {
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

  test('loading, failed, tried again, and empty', async () => {
    const api = releaseServer();
    api.set(LIST, { status: 503, body: { message: 'The store is out of reach.', code: 'unavailable' } });
    const { user } = open();
    expect(await screen.findByText('The store is out of reach.', {}, { timeout: 5000 })).toBeInTheDocument();
    api.set(LIST, listOf([], { version: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no versions')).toBeInTheDocument();
  });
});

describe('making a version live', () => {
  test('a tenth of the people unless told, with the line that was seen', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, '0.1.0-dddddddd', 'Make live...');
    expect(dialog.getByRole('radio', { name: /A share of people/ })).toBeChecked();
    expect(dialog.getByRole('textbox', { name: 'Percentage of people' })).toHaveValue('10');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Try it');
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await screen.findByText('0.1.0-dddddddd is live for: 10% of people.')).toBeInTheDocument();
    expect(changes(api)).toEqual([
      ['PUT /remotes/mf-restaurants/live', { release: '0.1.0-dddddddd', share: 10, people: [], why: 'Try it' }, '"7"'],
    ]);
  });

  test.each(['0', '100', '12.5', 'ten', ''])('a share of "%s" is refused before anything is sent', async (share) => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, '0.1.0-dddddddd', 'Make live...');
    const field = dialog.getByRole('textbox', { name: 'Percentage of people' });
    await user.clear(field);
    if (share) await user.type(field, share);
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(field).toHaveAccessibleDescription('Must be a whole number from 1 to 99.');
    expect(changes(api)).toEqual([]);
  });

  test('people by name: at least one, each an email address', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, '0.1.0-dddddddd', 'Make live...');
    await user.click(dialog.getByRole('radio', { name: /People by name/ }));
    const press = () => user.click(dialog.getByRole('button', { name: 'Make live' }));
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await press();
    expect(field).toHaveAccessibleDescription(/Name at least one person\./);
    await user.type(field, 'anna@house.example\nnobody');
    await press();
    expect(field).toHaveAccessibleDescription(/Each line must be an email address\./);
    await user.type(field, '@house.example');
    await press();
    await waitFor(() => expect(changes(api)).toHaveLength(1));
    expect(changes(api)[0]?.[1]).toMatchObject({ share: 0, people: ['anna@house.example', 'nobody@house.example'] });
  });

  test('a canary is promoted to all', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Promote to all...');
    await user.click(dialog.getByRole('button', { name: 'Promote to all' }));
    expect(await screen.findByText(`${canary.release} is live for everybody.`)).toBeInTheDocument();
    expect(changes(api)[0]?.[1]).toMatchObject({ release: canary.release, share: 100, people: [] });
  });

  test.each([
    ['the live version to the good one before it, never to a withdrawn one', live.release, '0.1.0-aaaaaaaa'],
    ['a canary to the live version', canary.release, live.release],
  ])('stepping back leads from %s', async (_words, from, to) => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, from, 'Step back...');
    await user.click(dialog.getByRole('button', { name: 'Step back' }));
    expect(await screen.findByText(`Stepped back to ${to}.`)).toBeInTheDocument();
    expect(changes(api)[0]?.[1]).toMatchObject({ release: to, share: 100 });
  });

  test('somebody else changed it meanwhile: a sentence, what is in use now, and the next press means that', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Promote to all...');
    api.set('PUT /remotes/mf-restaurants/live', { status: 412, body: { message: 'It moved.', code: 'stale', current: {} } });
    api.set(LIST, listOf([version('0.1.0-ffffffff', { state: 'live', share: 100 }), ...VERSIONS.slice(3)], { version: 8 }));
    await user.click(dialog.getByRole('button', { name: 'Promote to all' }));
    expect(await dialog.findByText('Somebody else changed this in the meantime')).toBeInTheDocument();
    expect(await dialog.findByText('0.1.0-ffffffff')).toBeInTheDocument();
    api.set('PUT /remotes/mf-restaurants/live', { data: {} });
    await user.click(dialog.getByRole('button', { name: 'Promote to all' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(api).map(([, , line]) => line)).toEqual(['"7"', '"8"']);
  });

  test('a version that was withdrawn meanwhile is refused in words, and the list shows it', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, '0.1.0-dddddddd', 'Make live...');
    const message = '0.1.0-dddddddd was withdrawn and cannot be made live.';
    api.set('PUT /remotes/mf-restaurants/live', { status: 409, body: { message, code: 'conflict' } });
    api.set(LIST, listOf([version('0.1.0-dddddddd', { state: 'withdrawn' }), live], { version: 8 }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(within(await row(/dddddddd/)).getByText('Withdrawn')).toBeInTheDocument();
  });
});

describe('withdrawing', () => {
  test('asks, needs a reason, and says what happens', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Withdraw...');
    const press = () => user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(dialog.getByText(/can never be made live again/)).toBeInTheDocument();
    await press();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Required!/);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    expect(changes(api)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It loses menus');
    await press();
    expect(await screen.findByText(`${canary.release} withdrawn.`)).toBeInTheDocument();
    expect(changes(api)).toEqual([
      [`POST /remotes/mf-restaurants/releases/${canary.release}/withdraw`, { why: 'It loses menus' }, '"7"'],
    ]);
  });

  test('a withdrawn version offers nothing that would bring it back', async () => {
    releaseServer();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for 0.1.0-eeeeeeee' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy version']);
  });
});

describe('an answer that was lost', () => {
  const dddd = '0.1.0-dddddddd';
  const live7 = 'PUT /remotes/mf-restaurants/live';
  const now = (fields: object) => listOf([version(dddd, fields), ...VERSIONS.slice(1)], { version: 8 });

  test('a version that was made live is said to be', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Make live...');
    api.set(live7, 'network gone');
    api.set(LIST, now({ state: 'canary', share: 10 }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await screen.findByText(`${dddd} is live for: 10% of people.`)).toBeInTheDocument();
  });

  test('and at the next press as well: it is nobody else’s change', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Make live...');
    api.set(live7, 'network gone');
    api.set(LIST, 'network gone');
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await dialog.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
    api.set(live7, { status: 412, body: { message: 'It moved.', code: 'stale', current: {} } });
    api.set(LIST, now({ state: 'canary', share: 10 }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await screen.findByText(`${dddd} is live for: 10% of people.`)).toBeInTheDocument();
  });

  test('a version that was withdrawn is said to be', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Withdraw...');
    api.set('POST /remotes/mf-restaurants/releases/:release/withdraw', { status: 502, body: '<html>Bad gateway</html>' });
    api.set(LIST, now({ state: 'withdrawn' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It loses menus');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(`${dddd} withdrawn.`)).toBeInTheDocument();
  });
});
