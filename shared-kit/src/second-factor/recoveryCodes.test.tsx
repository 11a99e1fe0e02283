import { act, screen } from '@testing-library/react';
import { hasUnsaved, unsavedNames } from 'shared-kit/shellServices/unsaved';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs, signedOut } from '../../testing/fakeSession';
import { renderPage } from '../../testing/renderPage';
import { open, PATH, typePassword, withApp } from '../../testing/secondFactor';

jest.mock('./passkey', () => ({ passkeysSupported: () => true, makePasskey: jest.fn(), signWithPasskey: jest.fn() }));

beforeEach(() => {
  signedInAs();
});

test('recovery codes are not lost to another step or to leaving before they are saved', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: { data: withApp },
    [`POST ${PATH}/recovery-codes`]: { status: 201, body: { data: { recovery_codes: ['abcde-fghjk'] } } },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New Recovery Codes' }));
  await typePassword(user, 'Create new codes');
  expect(await screen.findByText('abcde-fghjk')).toBeInTheDocument();
  expect(unsavedNames()).toEqual(['Recovery codes']);
  for (const name of ['New Recovery Codes', 'Add Passkey', 'Remove authenticator app']) {
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByText('abcde-fghjk')).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(hasUnsaved()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add Passkey' }));
  expect(screen.getByRole('group', { name: 'Add Passkey' })).toBeInTheDocument();
  expect(api.paths().filter((path) => path.startsWith('POST'))).toHaveLength(1);
});

describe('recovery codes that are still on their way', () => {
  const askForCodes = async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    fakeApi({
      [`GET ${PATH}`]: { data: withApp },
      [`POST ${PATH}/recovery-codes`]: () => held.then(() => ({ data: { recovery_codes: ['abcde-fghjk'] } })),
    });
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'New Recovery Codes' }));
    await typePassword(user, 'Create new codes');
    return { unmount, answer: () => act(async () => answer()) };
  };

  test('are asked about before the page is left, and whoever leaves is told to create new ones', async () => {
    const { unmount, answer } = await askForCodes();
    expect(unsavedNames()).toEqual(['Recovery codes']);
    unmount();
    const { unmount: leave } = renderPage(<p>Another page</p>, '/hotels', '/hotels');
    await answer();
    expect(await screen.findByText(/nobody has seen the new ones/)).toBeInTheDocument();
    expect(hasUnsaved()).toBe(false);
    leave();
  });

  test('say nothing to the next person', async () => {
    const { unmount, answer } = await askForCodes();
    unmount();
    act(() => signedOut());
    renderPage(<p>Another page</p>, '/hotels', '/hotels');
    await answer();
    expect(screen.queryByText(/nobody has seen the new ones/)).not.toBeInTheDocument();
  });
});
