import { fakeApi, responseOf } from '../../testing/fakeApi';
import { signedInAs, signedOut } from '../../testing/fakeSession';
import { getSession, setApiBase, setEarlyAnswers, signOut } from 'shared-kit/session';
import { page } from '../session/leave';
import { setSession } from '../session/state';
import { ApiError, linkQuery, messageOf, request } from './http';
import { createRequest } from './send';

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('The call should have failed.')),
    (error) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

let toRoot: jest.SpyInstance;
beforeEach(() => {
  signedOut();
  setApiBase('/api');
  toRoot = jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
});
afterEach(() => {
  setEarlyAnswers(() => undefined);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('every request goes to the base address, even if that is still being loaded', async () => {
  const addresses: string[] = [];
  fakeApi({});
  const fakeFetch = globalThis.fetch;
  globalThis.fetch = ((address: string, init: RequestInit) => {
    addresses.push(address);
    return fakeFetch(address, init);
  }) as typeof fetch;
  setApiBase(Promise.resolve('https://provider.example/v1/'));
  await failure(request('GET', '/regions'));
  expect(addresses).toEqual(['https://provider.example/v1/regions']);
});

test('every request but the login carries the stored token', async () => {
  signedInAs();
  const api = fakeApi({ 'GET /regions': { data: [] }, 'POST /auth': { data: { token: { value: 'x' } } } });
  await request('GET', '/regions');
  await request('POST', '/auth', { body: { username: 'a', password: 'b' } });
  expect(api.calls[0]?.headers.Authorization).toBe('Bearer token-1');
  expect(api.calls[1]?.headers.Authorization).toBeUndefined();
});

test('a call that is under way when its person logs out ends then: the next person gets no answer to it', async () => {
  signedInAs();
  fakeApi({ 'GET /regions': 'no answer', 'DELETE /auth': undefined });
  const call = failure(request('GET', '/regions'));
  // The call that logs out is not aborted.
  expect(await signOut()).toBe(true);
  expect(await call).toMatchObject({ status: 0 });
});

test('an early answer that arrives after its person has logged out does not reach the next person', async () => {
  signedInAs();
  fakeApi({ 'DELETE /auth': undefined });
  let answer: (response: Response) => void = () => undefined;
  setEarlyAnswers(() => new Promise((resolve) => (answer = resolve)));
  const call = failure(request('GET', '/regions'));
  await signOut();
  answer(responseOf({ status: 200, body: { data: [] } }));
  expect(await call).toMatchObject({ status: 0 });
});

test('keys are snake case on the wire and camel case in the client, nested and in lists', async () => {
  const api = fakeApi({
    'PUT /alerts/:id': { data: { id: '1', header_bar: { link_url: 'x' }, tags: [{ tag_name: 'cat#A_b' }] } },
  });
  const { data } = await request('PUT', '/alerts/1', {
    body: { headerBar: { linkUrl: 'x' } },
    query: { perPage: 5, orderBy: 'name:ASC' },
  });
  expect(api.calls[0]?.body).toEqual({ header_bar: { link_url: 'x' } });
  expect(api.calls[0]?.query).toEqual({ per_page: '5', order_by: 'name:ASC' });
  expect(data).toEqual({ id: '1', headerBar: { linkUrl: 'x' }, tags: [{ tagName: 'cat#A_b' }] });
});

test('an unset filter is not sent, false and 0 are', async () => {
  const api = fakeApi({ 'GET /properties': { data: [] } });
  await request('GET', '/properties', { query: { name: '', type: undefined, regionId: null, archived: false, page: 0 } });
  expect(api.calls[0]?.query).toEqual({ archived: 'false', page: '0' });
});

test('a 204 answer is treated as empty', async () => {
  fakeApi({ 'DELETE /regions/:id': undefined });
  await expect(request('DELETE', '/regions/1')).resolves.toEqual({ data: null, meta: {} });
});

test('the version that a change is based on is sent as If-Match', async () => {
  const api = fakeApi({ 'PUT /regions/1': { data: { id: '1' } } });
  await request('PUT', '/regions/1', { body: {}, ifMatch: 4 });
  expect(api.calls[0]?.headers['If-Match']).toBe('"4"');
});

test('a failed request rejects with the message, code and fields of the response, with keys in camel case', async () => {
  fakeApi({
    'POST /specials': {
      status: 422,
      body: {
        message: 'Please put this right.',
        code: 'validation_failed',
        fields: { 'cta.link_url': 'Required!' },
        request_id: 'r-9',
      },
    },
  });
  const error = await failure(request('POST', '/specials', { body: {} }));
  expect({ ...error, message: error.message }).toMatchObject({
    status: 422,
    code: 'validation_failed',
    message: 'Please put this right.',
    fields: { 'cta.linkUrl': 'Required!' },
    requestId: 'r-9',
  });
});

test('a 412 rejects with the current item', async () => {
  fakeApi({ 'PUT /faqs/1': { status: 412, body: { message: 'Changed meanwhile.', code: 'stale', current: { sort_index: 3 } } } });
  expect((await failure(request('PUT', '/faqs/1', { body: {} }))).current).toEqual({ sortIndex: 3 });
});

test.each([
  ['seconds', '12', 12],
  ['a date that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('a Retry-After given as %s is read in seconds', async (_, text, seconds) => {
  fakeApi({ 'GET /x': { status: 429, body: { message: 'Wait.', code: 'rate_limited' }, headers: { 'Retry-After': text } } });
  expect((await failure(request('GET', '/x'))).retryAfter).toBe(seconds);
});

test.each([
  ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }, 502, 'unreadable'],
  ['an empty failure', { status: 500 }, 500, 'unreadable'],
  ['a success that is not JSON', { status: 200, body: '<html></html>' }, 200, 'unreadable'],
  ['a body without a sentence', { status: 403, body: { code: 'forbidden' } }, 403, 'forbidden'],
  ['no network', 'network gone' as const, 0, 'network'],
])('after %s, the message of the error is a sentence', async (_, canned, status, code) => {
  fakeApi({ 'GET /x': canned });
  const error = await failure(request('GET', '/x'));
  expect(error).toMatchObject({ status, code });
  expect(error.message).toMatch(/^[A-Z].+\.$/);
  expect(messageOf(error)).toBe(error.message);
});

test('a request without a response fails after the time limit', async () => {
  fakeApi({ 'GET /x': 'no answer' });
  const error = await failure(request('GET', '/x', { timeout: 5 }));
  expect(error).toMatchObject({ status: 0, code: 'timeout', message: 'The server took too long to answer. Please try again.' });
});

test('a request that its caller aborts rejects with the reason, not as a network error', async () => {
  fakeApi({ 'GET /x': 'no answer' });
  const controller = new AbortController();
  const promise = request('GET', '/x', { signal: controller.signal });
  const reason = new Error('left the page');
  controller.abort(reason);
  await expect(promise).rejects.toBe(reason);
});

test('a request whose caller has given up before it starts is not sent', async () => {
  const api = fakeApi({ 'PUT /regions/1': { data: { id: '1' } } });
  const reason = new Error('left the page');
  await expect(request('PUT', '/regions/1', { body: {}, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(api.calls).toEqual([]);
});

test('a call that has ended leaves nothing behind in a page that stays open for days', async () => {
  fakeApi({ 'GET /regions': { data: [] } });
  const stopListening = jest.fn();
  const { signal } = new AbortController();
  const removeListener = jest.spyOn(signal, 'removeEventListener');
  const call = createRequest({
    base: () => '/api',
    token: () => null,
    onUnauthenticated: () => undefined,
    onSessionEnd: () => stopListening,
  });
  await call('GET', '/regions', { signal });
  expect(stopListening).toHaveBeenCalledTimes(1);
  expect(removeListener).toHaveBeenCalledTimes(1);
});

test('a 401 removes the stored token, clears the session and goes to root', async () => {
  signedInAs();
  fakeApi({ 'GET /x': { status: 401, body: { message: 'Please sign in again.', code: 'unauthenticated' } } });
  await failure(request('GET', '/x'));
  expect(localStorage.getItem('innkeeper.token')).toBeNull();
  expect(getSession()).toMatchObject({ status: 'leaving', token: null, profile: null, permissions: [] });
  expect(toRoot).toHaveBeenCalledTimes(1);
});

test('a 401 without a stored token does not reload the page', async () => {
  fakeApi({ 'GET /x': { status: 401, body: { message: 'No.', code: 'unauthenticated' } } });
  await failure(request('GET', '/x'));
  expect(toRoot).not.toHaveBeenCalled();
});

test('a late 401 of an older token does not end the new session', async () => {
  signedInAs();
  const api = fakeApi({ 'GET /x': { status: 401, body: { message: 'No.', code: 'unauthenticated' } } });
  const late = failure(request('GET', '/x'));
  setSession({ token: 'token-2' });
  await late;
  expect(api.calls).toHaveLength(1);
  expect(toRoot).not.toHaveBeenCalled();
  expect(getSession().token).toBe('token-2');
});

test('the next page is requested with the query of its link', () => {
  expect(linkQuery('https://inside.example/api/faqs?page=2&question=i%25%25spa')).toEqual({ page: '2', question: 'i%%spa' });
  expect(linkQuery(null)).toBeNull();
});
