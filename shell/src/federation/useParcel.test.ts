import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { folderOf } from 'shared-kit/rules/remote/registry';
import { remote } from '../../testing/fixtures';
import { isShellNewer } from '../site/shellVersion';
import type { RemoteProps } from 'shared-kit/remote/props';
import { loadRemote, type RemoteLifecycles } from './runtime';
import type { Parcel } from './singleSpa';
import { useParcel } from './useParcel';

// Jest cannot load the federation runtime.
jest.mock('./runtime', () => ({ loadRemote: jest.fn(), forgetRemote: () => undefined }));

jest.mock('../site/shellVersion', () => ({ isShellNewer: jest.fn() }));

const pageProps = {
  location: { pathname: '/users', search: '', hash: '', state: null, key: 'first' },
  navigator: {} as never,
  path: '/users',
  pageKey: 'users',
  params: {},
  onShown: () => undefined,
};

const lifecycles = {} as RemoteLifecycles;

beforeEach(() => {
  signedInAs();
  jest.mocked(loadRemote).mockRejectedValue(new Error('Not built.'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { __KIT_VERSION__: '0.2.0' });
  // jsdom has none.
  document.adoptedStyleSheets = [];
  jest.mocked(isShellNewer).mockResolvedValue(false);
});

const fakeParcel = (): Parcel<RemoteProps> => {
  const done = Promise.resolve(null);
  return {
    mount: () => done,
    unmount: () => done,
    update: () => done,
    getStatus: () => 'MOUNTED',
    loadPromise: done,
    bootstrapPromise: done,
    mountPromise: done,
    unmountPromise: done,
  };
};

const open = () => {
  const api = fakeApi({ 'GET /remotes/registry': { data: { remotes: [remote] } }, 'POST /remotes/reports': undefined });
  const container = { current: document.createElement('div') };
  const mountParcel = jest.fn(fakeParcel);
  const { result, rerender } = renderHook((props) => useParcel(remote, container, mountParcel, props), {
    initialProps: pageProps,
  });
  const goTo = (pathname: string) => rerender({ ...pageProps, location: { ...pageProps.location, pathname } });
  const failed = () => waitFor(() => expect(result.current.state.phase).toBe('failed'));
  const reports = () => api.paths().filter((path) => path === 'POST /remotes/reports');
  return { api, result, failed, reports, goTo, mountParcel, container };
};

test.each([
  ['is reported', false, 1],
  ['is not reported where the shell itself has been upgraded meanwhile', true, 0],
])('a remote that cannot be loaded %s', async (_, isNewer, count) => {
  jest.mocked(isShellNewer).mockResolvedValue(isNewer);
  const { failed, reports } = open();
  await failed();
  await act(async () => undefined);
  expect(reports()).toHaveLength(count);
});

test('Try again, pressed twice, asks for the registry once', async () => {
  const { api, result, failed } = open();
  await failed();
  await act(() => Promise.all([result.current.tryAgain(), result.current.tryAgain()]));
  await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'failed', round: 1 }));
  expect(api.paths().filter((path) => path === 'GET /remotes/registry')).toHaveLength(1);
});

test('Try again whose answer arrives after the person has gone to another page leaves that page alone', async () => {
  const { api, result, failed, goTo, mountParcel } = open();
  await failed();
  let answer: (body: object) => void = () => undefined;
  api.set('GET /remotes/registry', () => new Promise<object>((resolve) => (answer = resolve)));
  let pressed: Promise<void> | undefined;
  act(() => {
    pressed = result.current.tryAgain();
  });
  jest.mocked(loadRemote).mockResolvedValue(lifecycles);
  goTo('/users/new');
  await waitFor(() => expect(result.current.state.phase).toBe('shown'));
  answer({ data: { remotes: [{ ...remote, version: '0.2.0-0b' }] } });
  await act(() => pressed);
  expect(mountParcel).toHaveBeenCalledTimes(1);
  expect(result.current.state.phase).toBe('shown');
});

describe('a remote that is on the page', () => {
  const show = async () => {
    jest.mocked(loadRemote).mockResolvedValue(lifecycles);
    const opened = open();
    await waitFor(() => expect(opened.result.current.state.phase).toBe('shown'));
    return opened;
  };
  const stumble = (filename: string) =>
    act(() => void window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('No such field.') })));

  test.each([
    ['has failed if it draws nothing', '', 'failed'],
    ['stays once it has drawn something', 'Users', 'shown'],
  ])('%s', async (_, text, phase) => {
    jest.useFakeTimers();
    const { result, container } = await show();
    container.current.firstElementChild!.textContent = text;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    expect(result.current.state.phase).toBe(phase);
    expect(result.current.state.failure?.reason).toBe(text ? undefined : 'It showed nothing.');
  });

  test('is said to have stumbled after an error of its code, until another page is opened; not after one of other code', async () => {
    const { result, goTo } = await show();
    stumble('https://elsewhere.example/main.js');
    expect(result.current.state.uncaughtError).toBeNull();
    stumble(`${location.origin}${folderOf(result.current.state.release!)}main.js`);
    expect(result.current.state.uncaughtError?.reason).toBe('Something on this page did not work.');
    goTo('/users/new');
    expect(result.current.state.uncaughtError).toBeNull();
  });
});
