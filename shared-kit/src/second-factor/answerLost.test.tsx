import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { none, open, PATH, typePassword, withApp } from '../../testing/secondFactor';

const started = {
  status: 201,
  body: { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' } },
};
const codes = { data: { recovery_codes: ['abcde-fghjk'] } };

/** Types the first code; the answer to it is lost. */
async function turnOn(answer: object | 'network gone') {
  const api = fakeApi({ [`GET ${PATH}`]: { data: none }, [`POST ${PATH}/app`]: started, [`PUT ${PATH}/app`]: codes });
  api.set(`POST ${PATH}/recovery-codes`, { status: 201, body: codes });
  for (const call of [`POST ${PATH}/app`, `PUT ${PATH}/app`, `POST ${PATH}/recovery-codes`]) api.lose(call);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set Up Authenticator App' }));
  await typePassword(user, 'Continue');
  await user.type(await screen.findByLabelText(/Code that the app shows/), '123456');
  api.set(`GET ${PATH}`, answer);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  return user;
}

beforeEach(() => {
  signedInAs();
});

test('an app that was turned on is shown, and new recovery codes are offered in place of those that nobody saw', async () => {
  const user = await turnOn({ data: withApp });
  expect(await screen.findByText(/its recovery codes did not arrive/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove authenticator app' })).toBeInTheDocument();
  await typePassword(user, 'Create new codes');
  expect(await screen.findByText('abcde-fghjk')).toBeInTheDocument();
});

test('an app that may be on is not said to be off', async () => {
  await turnOn('network gone');
  expect(await screen.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
});

test('an app that was removed is gone', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { data: withApp }, [`DELETE ${PATH}/app`]: 'network gone' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove authenticator app' }));
  api.set(`GET ${PATH}`, { data: none });
  await typePassword(user, 'Remove');
  expect(await screen.findByRole('button', { name: 'Set Up Authenticator App' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/Current Password/)).not.toBeInTheDocument();
});
