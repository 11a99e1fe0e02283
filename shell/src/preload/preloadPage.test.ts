import { waitFor } from '@testing-library/react';
import { fakeApi, responseOf } from 'shared-kit/testing/fakeApi';
import { earlyRequests } from '../earlyRequests';
import { preloadPage } from './preloadPage';
import type { PreloadedRemote } from './requestPage';

const remote: PreloadedRemote = {
  name: 'mf-hotel-marketing',
  version: '1',
  entry: 'entry.js',
  app: ['app.js'],
  pages: {},
  routes: [
    {
      path: '/hotels/:hotelid/specials',
      title: 'Specials',
      page: 'Specials',
      firstCalls: ['/properties/:hotelid/specials?order_by=sort_index%3AASC'],
      children: [{ path: '/hotels/:hotelid/specials/new', title: 'New Special', page: 'SpecialForm' }],
    },
    { path: '/hotels/:hotelid', title: 'Dashboard', redirectTo: '/hotels/:hotelid/specials' },
  ],
};

const settings = { apiBase: '/api/' };
const requestFiles = jest.fn();

async function openAt(address: string, published = remote): Promise<string[]> {
  history.replaceState(null, '', address);
  const api = fakeApi({ 'GET /config.json': settings });
  preloadPage({
    siteFiles: ['/assets/site.js', '/assets/site.css'],
    loadRemotes: () => Promise.resolve([published]),
    requestFiles,
  });
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
  await new Promise((done) => setTimeout(done, 20));
  return api.paths();
}
const preloadedFiles = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const everyPageCalls = ['GET /profile'];

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  requestFiles.mockReset();
  AbortSignal.timeout = () => new AbortController().signal;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test('signed out, nothing is preloaded, and only the theme is set', async () => {
  expect(await openAt('/hotels/7/specials')).toEqual([]);
  expect(preloadedFiles()).toEqual([]);
});

test('the address of a page preloads the site, the profile, the page and the first requests of the page', async () => {
  localStorage.setItem('innkeeper.token', 'token-1');
  const paths = await openAt('/hotels/7/specials');
  expect(preloadedFiles()).toEqual(['/assets/site.js', '/assets/site.css']);
  expect(paths.slice().sort()).toEqual(
    ['GET /config.json', ...everyPageCalls, 'GET /properties/7', 'GET /properties/7/specials'].sort(),
  );
  expect(requestFiles).toHaveBeenCalledWith(expect.anything(), remote, 'Specials');
  expect(Object.keys(earlyRequests().calls ?? {})).toContain('/properties/7/specials?order_by=sort_index%3AASC');
});

test.each(['/Hotels/7/Specials', '/hotels/7/specials/'])('%s preloads the same page', async (address) => {
  localStorage.setItem('innkeeper.token', 'token-1');
  expect(await openAt(address)).toContain('GET /properties/7/specials');
});

test('fixed words take precedence over parameters, and an id is encoded as the pages encode it', async () => {
  localStorage.setItem('innkeeper.token', 'token-1');
  const paths = await openAt('/hotels/a%20b/specials/new');
  expect(requestFiles).toHaveBeenCalledWith(expect.anything(), remote, 'SpecialForm');
  expect(paths).toContain('GET /properties/a%20b');
});

test('an address with a query or without a page preloads no list', async () => {
  localStorage.setItem('innkeeper.token', 'token-1');
  expect(await openAt('/hotels/7/specials?list=archived')).not.toContain('GET /properties/7/specials');
  expect(await openAt('/nothing')).not.toContain('GET /properties/7');
});

test('an address that redirects does not preload the page whose parameter would match it', async () => {
  localStorage.setItem('innkeeper.token', 'token-1');
  const routes = [
    { path: '/restaurants/:restaurantId', title: 'Dashboard', page: 'Dashboard' },
    { path: '/restaurants/properties', title: 'Restaurants', redirectTo: '/restaurants' },
  ];
  expect(await openAt('/restaurants/properties', { ...remote, routes })).not.toContain('GET /properties/properties');
  expect(requestFiles).not.toHaveBeenCalled();
});

test('a token in the address is removed from it, handed over once, and not sent yet', async () => {
  localStorage.setItem('innkeeper.token', 'old');
  const paths = await openAt('/hotels/7/specials?token=new&list=archived');
  expect(location.search).toBe('?list=archived');
  expect(paths.filter((path) => path !== 'GET /config.json')).toEqual([]);
  expect(earlyRequests().takeToken?.()).toBe('new');
  expect(earlyRequests().takeToken?.()).toBeNull();
});

test('settings that the server could not answer are requested again when they are next read, and others are not', async () => {
  await openAt('/');
  jest.useFakeTimers();
  const api = fakeApi({ 'GET /config.json': { status: 503, body: {} } });
  const failed = expect(earlyRequests().config).rejects.toThrow('503');
  await jest.advanceTimersByTimeAsync(3000);
  await failed;
  jest.useRealTimers();
  api.set('GET /config.json', settings);
  expect(await earlyRequests().config).toEqual(settings);
  expect(await earlyRequests().config).toEqual(settings);
  expect(api.paths()).toHaveLength(4);
});

test('a request for config.json without a response is aborted after a time limit', async () => {
  const limit = new AbortController();
  AbortSignal.timeout = () => limit.signal;
  fakeApi({ 'GET /config.json': 'no answer' });
  preloadPage({ siteFiles: [], loadRemotes: () => Promise.resolve([remote]), requestFiles });
  const config = earlyRequests().config;
  limit.abort();
  await expect(config).rejects.toThrow('aborted');
});

test('for a person who signs in, what the address they return to needs is requested, without the profile', async () => {
  await openAt('/');
  const api = fakeApi({ 'GET /config.json': settings });
  earlyRequests().requestPage?.('token-2', '/hotels/7/specials');
  await waitFor(() => expect(api.paths()).toEqual(['GET /config.json', 'GET /properties/7', 'GET /properties/7/specials']));
  expect(api.calls.at(-1)?.headers['Authorization']).toBe('Bearer token-2');
  expect(requestFiles).toHaveBeenCalledWith(earlyRequests(), remote, 'Specials');
});

test('an address that is opened again makes its calls before the registry has come, and none twice after that', async () => {
  localStorage.setItem('innkeeper.token', 'token-1');
  await openAt('/hotels/7/specials');
  const api = fakeApi({ 'GET /config.json': settings });
  history.replaceState(null, '', '/hotels/8/specials');
  let answer: (remotes: PreloadedRemote[]) => void = () => undefined;
  const registry = new Promise<PreloadedRemote[]>((resolve) => (answer = resolve));
  preloadPage({ siteFiles: [], loadRemotes: () => registry, requestFiles });
  const paths = [...everyPageCalls, 'GET /config.json', 'GET /properties/8', 'GET /properties/8/specials'].sort();
  await waitFor(() => expect(api.paths().sort()).toEqual(paths));
  answer([remote]);
  await waitFor(() => expect(requestFiles).toHaveBeenCalledWith(expect.anything(), remote, 'Specials'));
  expect(api.paths().sort()).toEqual(paths);
});

test.each(['{', '[null]', '[{"path":7,"page":"x"}]', '{"path":"/"}'])(
  'stored routes that another version wrote, %s, stop nothing',
  async (stored) => {
    localStorage.setItem('innkeeper.token', 'token-1');
    localStorage.setItem('innkeeper.routes', stored);
    expect(await openAt('/hotels/7/specials')).toContain('GET /properties/7/specials');
  },
);

test('after the API has moved, the answers of its former address are not used', async () => {
  localStorage.setItem('innkeeper.token', 'token-1');
  localStorage.setItem('innkeeper.api', 'https://former.example/api');
  history.replaceState(null, '', '/hotels/7/specials');
  globalThis.fetch = jest.fn(async (address) =>
    responseOf({ status: 200, body: address === '/config.json' ? settings : { from: String(address) } }),
  );
  preloadPage({ siteFiles: [], loadRemotes: () => Promise.resolve([remote]), requestFiles });
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('https://former.example/api/properties/7', expect.anything()));
  const answer = await earlyRequests().calls?.['/properties/7'];
  expect(await answer?.json()).toEqual({ from: '/api/properties/7' });
});

test('responses that nobody has used after twenty seconds are discarded, and those of a later sign-in are kept as long', async () => {
  jest.useFakeTimers();
  localStorage.setItem('innkeeper.token', 'token-1');
  history.replaceState(null, '', '/hotels/7/specials');
  fakeApi({ 'GET /config.json': settings });
  preloadPage({ siteFiles: [], loadRemotes: () => Promise.resolve([remote]), requestFiles });
  const names = () => Object.keys(earlyRequests().calls ?? {});
  await jest.advanceTimersByTimeAsync(15_000);
  expect(names()).toContain('/properties/7');
  earlyRequests().requestPage?.('token-2', '/hotels/8/specials');
  await jest.advanceTimersByTimeAsync(19_000);
  expect(names()).toContain('/properties/8');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(names()).toEqual([]);
  jest.useRealTimers();
});
