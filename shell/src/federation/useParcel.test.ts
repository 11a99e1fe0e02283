import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { remote } from '../../testing/fixtures';
import { isShellNewer } from '../site/shellVersion';
import { useParcel } from './useParcel';

// Jest cannot load the federation runtime.
jest.mock('./runtime', () => ({ loadRemote: () => Promise.reject(new Error('Not built.')), forgetRemote: () => undefined }));

jest.mock('../site/shellVersion', () => ({ isShellNewer: jest.fn() }));

const pageProps = {
  location: { pathname: '/users', search: '', hash: '', state: null, key: 'first' },
  navigator: {} as never,
  path: '/users',
  pageKey: 'users',
  params: {},
  onShown: () => undefined,
};

beforeEach(() => {
  signedInAs();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { __KIT_VERSION__: '0.2.0' });
  jest.mocked(isShellNewer).mockResolvedValue(false);
});

const open = () => {
  const api = fakeApi({ 'GET /remotes/registry': { data: { remotes: [remote] } }, 'POST /remotes/reports': undefined });
  const container = { current: document.createElement('div') };
  const mountParcel = jest.fn();
  const { result } = renderHook(() => useParcel(remote, container, mountParcel, pageProps));
  const failed = () => waitFor(() => expect(result.current.state.phase).toBe('failed'));
  const reports = () => api.paths().filter((path) => path === 'POST /remotes/reports');
  return { api, result, failed, reports };
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
