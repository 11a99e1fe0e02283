import { waitFor } from '@testing-library/react';
import { setEarlyAnswers, signIn, startSession } from 'shared-kit/session';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedOut } from 'shared-kit/testing/fakeSession';
import { provideRegistry } from '../testing/fixtures';
import { beforeCall } from './earlyRequests';

const requestPage = jest.fn();
const withoutLastAnswer = {
  'POST /auth': { status: 201, body: { data: { token: { value: 'token-9' } } } },
  'GET /profile': { data: { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora@calloway.example' } },
  'GET /profile/permissions': 'no answer' as const,
};

beforeEach(() => {
  signedOut();
  requestPage.mockReset();
  window.innkeeper = { requestPage };
  window.history.replaceState(null, '', '/');
  setEarlyAnswers(beforeCall);
});

test('what the page needs is requested right after the last call of Sign In, and does not wait for its answer', async () => {
  const api = fakeApi(withoutLastAnswer);
  void signIn('nora@calloway.example', 'innkeeper-1');
  await waitFor(() => expect(requestPage.mock.calls).toEqual([['token-9', undefined]]));
  expect(api.paths()).toEqual(['POST /auth', 'GET /profile', 'GET /profile/permissions']);
});

test('that is the page of the address to return to', async () => {
  fakeApi(withoutLastAnswer);
  window.history.replaceState({ usr: { origin: '/users?list=archived' } }, '', '/');
  void signIn('nora@calloway.example', 'innkeeper-1');
  await waitFor(() => expect(requestPage.mock.calls).toEqual([['token-9', '/users?list=archived']]));
});

test('with a token in the address, what the page needs does not wait for the profile; with a stored one, it is on its way already', async () => {
  const api = fakeApi({ 'GET /profile': 'no answer' });
  void startSession('abc');
  await waitFor(() => expect(requestPage.mock.calls).toEqual([['abc', undefined]]));
  signedOut();
  provideRegistry();
  window.innkeeper = { ...window.innkeeper, requestPage };
  void startSession('abc');
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(requestPage).toHaveBeenCalledTimes(1);
});

test('once somebody is signed in, their rights are asked for again without requesting the page again', async () => {
  fakeApi({ ...withoutLastAnswer, 'GET /profile/permissions': listOf([]) });
  await signIn('nora@calloway.example', 'innkeeper-1');
  await waitFor(() => expect(requestPage).toHaveBeenCalledTimes(1));
  void beforeCall('/profile?include=permissions');
  await new Promise((resolve) => setTimeout(resolve));
  expect(requestPage).toHaveBeenCalledTimes(1);
});
