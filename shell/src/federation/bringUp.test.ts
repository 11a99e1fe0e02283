import type { RemoteProps } from 'shared-kit/remote/props';
import { remote } from '../../testing/fixtures';
import { bringUp } from './bringUp';
import { loadRemote } from './runtime';

// Jest cannot load the federation runtime.
jest.mock('./runtime', () => ({ loadRemote: jest.fn(), forgetRemote: () => undefined }));

/** A parcel that is mounted when `finish` is called. */
function slowParcel() {
  let finish: (value: null) => void = () => undefined;
  const done = Promise.resolve(null);
  const unmount = jest.fn(() => done);
  const parcel = {
    mount: () => done,
    unmount,
    getStatus: () => 'MOUNTED' as const,
    loadPromise: done,
    bootstrapPromise: done,
    mountPromise: new Promise<null>((resolve) => (finish = resolve)),
    unmountPromise: done,
  };
  return { parcel, unmount, finish: () => finish(null) };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has none.
  document.adoptedStyleSheets = [];
  jest.mocked(loadRemote).mockResolvedValue({} as Awaited<ReturnType<typeof loadRemote>>);
});
afterEach(() => jest.useRealTimers());

test('a version that mounts after another one has taken its place is unmounted', async () => {
  const { parcel, unmount, finish } = slowParcel();
  const started = bringUp({
    versions: [remote],
    parent: document.body,
    mountParcel: () => parcel,
    props: () => ({}) as RemoteProps,
    signal: new AbortController().signal,
    onAttempt: () => undefined,
    onFailed: () => undefined,
  });
  const outcome = expect(started).rejects.toThrow('It was not shown in time.');
  await jest.advanceTimersByTimeAsync(5_000);
  await outcome;
  expect(unmount).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(unmount).toHaveBeenCalledTimes(1);
});
