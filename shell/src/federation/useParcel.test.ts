import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { remote } from '../../testing/fixtures';
import { useParcel } from './useParcel';

// Jest cannot load the federation runtime.
jest.mock('./runtime', () => ({ loadRemote: () => Promise.reject(new Error('Not built.')), forgetRemote: () => undefined }));

const pageProps = {
  location: { pathname: '/users', search: '', hash: '', state: null, key: 'first' },
  navigator: {} as never,
  path: '/users',
  pageKey: 'users',
  params: {},
  onShown: () => undefined,
};

test('Try again, pressed twice, asks for the registry once', async () => {
  signedInAs();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { __KIT_VERSION__: '0.2.0' });
  const api = fakeApi({ 'GET /remotes/registry': { data: { remotes: [remote] } } });
  const container = { current: document.createElement('div') };
  const mountParcel = jest.fn();
  const { result } = renderHook(() => useParcel(remote, container, mountParcel, pageProps));
  await waitFor(() => expect(result.current.state.phase).toBe('failed'));
  await act(() => Promise.all([result.current.tryAgain(), result.current.tryAgain()]));
  await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'failed', round: 1 }));
  expect(api.paths().filter((path) => path === 'GET /remotes/registry')).toHaveLength(1);
});
