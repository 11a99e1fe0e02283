import { act, screen, waitFor, within } from '@testing-library/react';
import { closeModal } from 'shared-kit/shellServices/modal';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { canary, changes, choose, LIST, live, open, releaseServer, row, version, VERSIONS } from '../../testing/releases';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('making a version live', () => {
  test('goes to a tenth of the people by default, and sends the line version that was seen', async () => {
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
    const submit = () => user.click(dialog.getByRole('button', { name: 'Make live' }));
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await submit();
    expect(field).toHaveAccessibleDescription(/Name at least one person\./);
    await user.type(field, 'anna@house.example\nnobody');
    await submit();
    expect(field).toHaveAccessibleDescription(/Each line must be an email address\./);
    await user.type(field, '@house.example');
    await submit();
    await waitFor(() => expect(changes(api)).toHaveLength(1));
    expect(changes(api)[0]?.[1]).toMatchObject({ share: 0, people: ['anna@house.example', 'nobody@house.example'] });
  });

  test('people whom a canary goes to besides its share stay when only the share is changed', async () => {
    const api = releaseServer([{ ...canary, people: ['anna@house.example'] }, live]);
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Change who gets it...');
    expect(screen.getByRole('dialog', { name: 'Change Who Gets It' })).toBeInTheDocument();
    const share = dialog.getByRole('textbox', { name: 'Percentage of people' });
    await user.clear(share);
    await user.type(share, '20');
    const people = dialog.getByRole('textbox', { name: 'Email addresses' });
    expect(people).toHaveValue('anna@house.example');
    await user.click(dialog.getByRole('button', { name: 'Change who gets it' }));
    expect(await screen.findByText(`${canary.release} is live for: 20% of people and 1 by name.`)).toBeInTheDocument();
    expect(changes(api)[0]?.[1]).toMatchObject({ share: 20, people: ['anna@house.example'] });
  });

  test('they can be taken off the list, and a wrong address is named', async () => {
    const api = releaseServer([{ ...canary, people: ['anna@house.example'] }, live]);
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Change who gets it...');
    const people = dialog.getByRole('textbox', { name: 'Email addresses' });
    await user.type(people, '\nben');
    await user.click(dialog.getByRole('button', { name: 'Change who gets it' }));
    expect(people).toBeInvalid();
    await user.clear(people);
    await user.click(dialog.getByRole('button', { name: 'Change who gets it' }));
    expect(await screen.findByText(`${canary.release} is live for: 10% of people.`)).toBeInTheDocument();
    expect(changes(api)[0]?.[1]).toMatchObject({ share: 10, people: [] });
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
    ['the live version to the good one before it', live.release, '0.1.0-aaaaaaaa', '0.1.0-aaaaaaaa'],
    ['the live version to the canary that was live before it', live.release, canary.release, canary.release],
    ['a canary to the live version', canary.release, live.release, '0.1.0-aaaaaaaa'],
  ])('stepping back leads from %s', async (_name, from, to, stepBack) => {
    const api = releaseServer(VERSIONS, stepBack);
    const { user } = open();
    const dialog = await choose(user, from, 'Step back...');
    expect(dialog.getByText(/again instead of/)).toHaveTextContent(
      `Everybody gets ${to} again instead of ${from}, which stays and can be made live later.`,
    );
    await user.click(dialog.getByRole('button', { name: 'Step back' }));
    expect(await screen.findByText(`Stepped back to ${to}.`)).toBeInTheDocument();
    expect(changes(api)[0]?.[1]).toMatchObject({ release: to, share: 100 });
  });

  test('when somebody else changed it in the meantime and the dialog was closed before the answer, a message says so', async () => {
    const api = releaseServer();
    let refuse: (reply: object) => void = () => undefined;
    api.set('PUT /remotes/mf-restaurants/live', () => new Promise<object>((resolve) => (refuse = resolve)));
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Promote to all...');
    await user.click(dialog.getByRole('button', { name: 'Promote to all' }));
    act(closeModal);
    await act(async () => refuse({ status: 412, body: { message: 'It moved.', code: 'stale', current: {} } }));
    expect(await screen.findByText(/^Promote .*: It moved\.$/)).toBeInTheDocument();
  });

  test('when somebody else changed it in the meantime, shows what is in use now, and a second press confirms', async () => {
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
    expect(changes(api).map(([, , lineVersion]) => lineVersion)).toEqual(['"7"', '"8"']);
  });

  test('a version that was withdrawn in the meantime is refused with a message, and the list shows it', async () => {
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
  test('explains the consequences and needs a reason', async () => {
    const api = releaseServer();
    const { user } = open();
    const dialog = await choose(user, canary.release, 'Withdraw...');
    const submit = () => user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(dialog.getByText(/can never be made live again/)).toBeInTheDocument();
    await submit();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Required!/);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    expect(changes(api)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It loses menus');
    await submit();
    expect(await screen.findByText(`${canary.release} withdrawn.`)).toBeInTheDocument();
    expect(changes(api)).toEqual([
      [`POST /remotes/mf-restaurants/releases/${canary.release}/withdraw`, { why: 'It loses menus' }, '"7"'],
    ]);
  });

  test.each([
    ['the last good version', VERSIONS, '0.1.0-aaaaaaaa', /goes back to the last good version within a minute/],
    ['the canary, where it was live before', [canary, live], canary.release, /goes back to the last good version/],
    [
      'no version, where there is no earlier good one',
      [live],
      null,
      /no earlier good version: pages of this area cannot be opened/,
    ],
  ])('of the live version says that people get %s', async (_name, versions, stepBack, sentence) => {
    releaseServer(versions, stepBack);
    const { user } = open();
    const dialog = await choose(user, live.release, 'Withdraw...');
    expect(dialog.getByText(/can never be made live again/)).toHaveTextContent(sentence);
  });

  test('a withdrawn version offers nothing that would make it live again', async () => {
    releaseServer();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for 0.1.0-eeeeeeee' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy version']);
  });
});
