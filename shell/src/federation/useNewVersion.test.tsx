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
  return { callCount: () => api.calls.length, set: (next: object[]) => void (remotes = next) };
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

test('an idle page notices a withdrawn version within a minute', async () => {
  const { callCount, set } = registry();
  const { result } = open();
  await wait(300);
  expect(result.current).toBe(false);
  expect(callCount()).toBe(6);
  set([withdrawn]);
  await wait(60);
  expect(result.current).toBe(true);
  const before = callCount();
  await wait(300);
  expect(callCount()).toBe(before);
});

test('navigating does not check more often', async () => {
  const { callCount } = registry();
  const { rerender } = open();
  for (let index = 0; index < 30; index += 1) {
    await wait(3);
    rerender({ pathname: `/users/${index}` });
  }
  expect(callCount()).toBe(2);
});

test('a hidden page does not check, and checks at once when it is shown again', async () => {
  const { callCount, set } = registry();
  const { result } = open();
  setHidden(true);
  await wait(600);
  expect(callCount()).toBe(0);
  set([withdrawn]);
  setHidden(false);
  await wait(0);
  expect(result.current).toBe(true);
  expect(callCount()).toBe(1);
});

test('a check that fails is repeated', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const api = fakeApi({ 'GET /remotes/registry': 'network gone', 'GET /remotes/registry.json': 'network gone' });
  const { result } = open();
  await wait(50);
  expect(warn).toHaveBeenCalled();
  api.set('GET /remotes/registry', answer([withdrawn]));
  api.set('GET /remotes/registry.json', answer([withdrawn]));
  await wait(50);
  expect(result.current).toBe(true);
});

test('a withdrawn version is noticed even if the check for a newer shell fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { set } = registry();
  jest.mocked(isShellNewer).mockRejectedValue(new Error('network gone'));
  const { result } = open();
  set([withdrawn]);
  await wait(50);
  expect(warn).toHaveBeenCalled();
  expect(result.current).toBe(true);
});

test('a newer shell is noticed even if the registry cannot be read', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeApi({ 'GET /remotes/registry': 'network gone', 'GET /remotes/registry.json': 'network gone' });
  jest.mocked(isShellNewer).mockResolvedValue(true);
  const { result } = open();
  await wait(50);
  expect(result.current).toBe(true);
});

test('an unmounted page does not check any more', async () => {
  const { callCount } = registry();
  const { unmount } = open();
  unmount();
  await wait(300);
  expect(callCount()).toBe(0);
});
