import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { getSession, renew, signOut } from 'shared-kit/session';
import { page } from 'shared-kit/session/leave';
import { downloadCsv } from './downloadCsv';

const ENDED = { status: 401, body: { message: 'Sign in to continue.', code: 'unauthenticated' } };

beforeEach(() => {
  signedInAs();
  jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
});

test('a refused token ends the session', async () => {
  fakeApi({ 'GET /users': ENDED });
  await expect(downloadCsv('/users', 'users.csv')).rejects.toThrow('Sign in to continue.');
  expect(getSession().status).toBe('leaving');
});

test('a token that was replaced during the request does not end the session', async () => {
  fakeApi({
    'GET /users': () => {
      renew({ session: { token: 'token-2' } });
      return ENDED;
    },
  });
  await expect(downloadCsv('/users', 'users.csv')).rejects.toThrow('Sign in to continue.');
  expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2' });
});

test('a list that its person no longer waits for after a Log Out is not saved under the next one', async () => {
  fakeApi({ 'GET /users': 'no answer', 'DELETE /auth': undefined });
  const download = downloadCsv('/users', 'users.csv');
  await Promise.resolve();
  void signOut();
  await expect(download).rejects.toMatchObject({ status: 0 });
});
