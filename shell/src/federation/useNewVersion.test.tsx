import { act, renderHook } from '@testing-library/react';
import { setHidden } from 'shared-kit/testing/comeBack';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { remote } from '../../testing/fixtures';
import { isShellNewer } from '../site/shellVersion';
import { useNewVersion } from './useNewVersion';

jest.mock('../site/shellVersion', () => ({ isShellNewer: jest.fn() }));

const withdrawn = { ...remote, version: '0.1.0-00' };
const answer = (remotes: object[]) => ({ remotes, data: { remotes } });
const STARTED = [remote];

function registry() {
  let remotes: object[] = [remote];
  const api = fakeApi({
    'GET /remotes/registry': () => answer(remotes),
    'GET /remotes/registry.json': () => answer(remotes),
  });
  return { asked: () => api.calls.length, set: (next: object[]) => void (remotes = next) };
}
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const open = () => renderHook(({ pathname }) => useNewVersion(STARTED, pathname), { initialProps: { pathname: '/users' } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(isShellNewer).mockResolvedValue(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page that nobody touches learns of a withdrawn version within a minute', async () => {
  const { asked, set } = registry();
  const { result } = open();
  await wait(300);
  expect(result.current).toBe(false);
  expect(asked()).toBe(6);
  set([withdrawn]);
  await wait(60);
  expect(result.current).toBe(true);
  const then = asked();
  await wait(300);
  expect(asked()).toBe(then);
});

test('going from page to page asks no more often', async () => {
  const { asked } = registry();
  const { rerender } = open();
  for (let index = 0; index < 30; index += 1) {
    await wait(3);
    rerender({ pathname: `/users/${index}` });
  }
  expect(asked()).toBe(2);
});

test('out of sight it asks for nothing; coming back asks at once', async () => {
  const { asked, set } = registry();
  const { result } = open();
  setHidden(true);
  await wait(600);
  expect(asked()).toBe(0);
  set([withdrawn]);
  setHidden(false);
  await wait(0);
  expect(result.current).toBe(true);
  expect(asked()).toBe(1);
});

test('a look that fails is made again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const api = fakeApi({ 'GET /remotes/registry': 'network gone', 'GET /remotes/registry.json': 'network gone' });
  const { result } = open();
  await wait(50);
  expect(warned).toHaveBeenCalled();
  api.set('GET /remotes/registry', answer([withdrawn]));
  api.set('GET /remotes/registry.json', answer([withdrawn]));
  await wait(50);
  expect(result.current).toBe(true);
});

test('a page of the site that does not arrive hides no withdrawn version', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { set } = registry();
  jest.mocked(isShellNewer).mockRejectedValue(new Error('network gone'));
  const { result } = open();
  set([withdrawn]);
  await wait(50);
  expect(warned).toHaveBeenCalled();
  expect(result.current).toBe(true);
});

test('another build of the shell is told, also while the registry cannot be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeApi({ 'GET /remotes/registry': 'network gone', 'GET /remotes/registry.json': 'network gone' });
  jest.mocked(isShellNewer).mockResolvedValue(true);
  const { result } = open();
  await wait(50);
  expect(result.current).toBe(true);
});

test('a page that is left asks no more', async () => {
  const { asked } = registry();
  const { unmount } = open();
  unmount();
  await wait(300);
  expect(asked()).toBe(0);
});
