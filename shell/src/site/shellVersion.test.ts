import { responseOf } from 'shared-kit/testing/fakeApi';
import { isShellNewer } from './shellVersion';

const page = (name: string) => `<script defer="defer" src="/assets/main.${name}.js"></script>`;
const serve = (status: number, body: string) => (globalThis.fetch = jest.fn().mockResolvedValue(responseOf({ status, body })));

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  document.head.innerHTML = page('1a');
});
afterEach(() => (document.head.innerHTML = ''));

test.each([
  ['the same build', 200, page('1a'), false],
  ['another build', 200, page('2b'), true],
  ['the page of a proxy', 200, '<h1>Sign in to the network</h1>', false],
  ['a failing server', 503, page('2b'), false],
])('the shell of the page is compared with %s', async (_case, status, body, isNewer) => {
  const fetch = serve(status, body);
  expect(await isShellNewer()).toBe(isNewer);
  expect(fetch).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-cache' }));
});

test('a page that was not started by the shell sends no request', async () => {
  document.head.innerHTML = '';
  const fetch = serve(200, page('2b'));
  expect(await isShellNewer()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
