import { screen } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { canary, choose, LIST, live, open, releaseServer, version, VERSIONS } from '../../testing/releases';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('a lost response', () => {
  const dddd = '0.1.0-dddddddd';
  const MAKE_LIVE = 'PUT /remotes/mf-restaurants/live';
  const listWith = (fields: object) => listOf([version(dddd, fields), ...VERSIONS.slice(1)], { version: 8 });

  test('reports that the version was made live', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Make live...');
    api.set(MAKE_LIVE, 'network gone');
    api.set(LIST, listWith({ state: 'canary', share: 10 }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await screen.findByText(`${dddd} is live for: 10% of people.`)).toBeInTheDocument();
  });

  test('reports at the next attempt that the version was made live, not that somebody else changed it', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Make live...');
    api.set(MAKE_LIVE, 'network gone');
    api.set(LIST, 'network gone');
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await dialog.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
    api.set(MAKE_LIVE, { status: 412, body: { message: 'It moved.', code: 'stale', current: {} } });
    api.set(LIST, listWith({ state: 'canary', share: 10 }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await screen.findByText(`${dddd} is live for: 10% of people.`)).toBeInTheDocument();
  });

  test('does not count as done if other people get the version than those who were chosen', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Make live...');
    await user.click(dialog.getByRole('radio', { name: /People by name/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Email addresses' }), 'Anna@house.example ben@house.example');
    api.set(MAKE_LIVE, { status: 412, body: { message: 'It moved.', code: 'stale', current: {} } });
    api.set(LIST, listWith({ state: 'canary', share: 0, people: ['anna@house.example'] }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await dialog.findByText('Somebody else changed this in the meantime')).toBeInTheDocument();
    api.set(LIST, listWith({ state: 'canary', share: 0, people: ['ben@house.example', 'anna@house.example'] }));
    await user.click(dialog.getByRole('button', { name: 'Make live' }));
    expect(await screen.findByText(`${dddd} is live for: 2 people.`)).toBeInTheDocument();
  });

  test('reports that the version was withdrawn', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, dddd, 'Withdraw...');
    api.set('POST /remotes/mf-restaurants/releases/:release/withdraw', { status: 502, body: '<html>Bad gateway</html>' });
    api.set(LIST, listWith({ state: 'withdrawn' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It loses menus');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(`${dddd} withdrawn.`)).toBeInTheDocument();
  });

  // The server keeps who made the live version live, and why.
  test.each([
    ['the answer was lost', 'network gone' as const],
    ['somebody else was faster', { status: 412, body: { message: 'It moved.', code: 'stale', current: {} } }],
  ])('reports that a trial has ended when %s', async (_name, response) => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Step back...');
    api.set(MAKE_LIVE, response);
    const versions = [
      { ...live, share: 100, by: { id: '2', name: 'Tom Berg' } },
      { ...canary, state: 'uploaded', share: 0 },
    ];
    api.set(LIST, listOf(versions, { version: 8 }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The trial is over');
    await user.click(dialog.getByRole('button', { name: 'Step back' }));
    expect(await screen.findByText(`Stepped back to ${live.release}.`)).toBeInTheDocument();
  });
});
