import { renderHook, waitFor } from '@testing-library/react';
import { fakeApi, listOf } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { fakeStore, jpeg, uploadRoutes } from '../../testing/media';
import { resource } from './resource';
import { uploadAsset } from './upload';

const onProgress = jest.fn();
const upload = (name: string) => uploadAsset(jpeg(name), { name: 'Pool' }, onProgress, new AbortController().signal, name);

beforeEach(() => {
  signedInAs();
  onProgress.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('an upload', () => {
  const TIMED_OUT = 'pool.jpg was not uploaded: the server took too long to answer. Please try again.';

  test('fails with a message when the store does not respond for a minute and a half, and is not sent on', async () => {
    const api = fakeApi(uploadRoutes());
    const store = fakeStore();
    store.hold();
    const failed = expect(upload('pool.jpg')).rejects.toMatchObject({ message: TIMED_OUT });
    await jest.advanceTimersByTimeAsync(89_000);
    await jest.advanceTimersByTimeAsync(2_000);
    await failed;
    store.release();
    expect(store.received).toEqual([]);
    expect(api.paths().filter((path) => path.startsWith('POST'))).toEqual([]);
  });

  test('succeeds when the store responds within that time', async () => {
    fakeApi(uploadRoutes());
    const store = fakeStore();
    store.hold();
    const uploaded = upload('pool.jpg');
    await jest.advanceTimersByTimeAsync(80_000);
    store.release();
    await expect(uploaded).resolves.toMatchObject({ id: 'new-1' });
  });

  test('on a slow line is waited for as long as something arrives, and says how far it is', async () => {
    fakeApi(uploadRoutes());
    const store = fakeStore();
    store.hold();
    const uploaded = upload('pool.jpg');
    for (const loaded of [25, 50, 75]) {
      await jest.advanceTimersByTimeAsync(80_000);
      store.report(loaded, 100);
    }
    expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
    store.release();
    await expect(uploaded).resolves.toMatchObject({ id: 'new-1' });
  });

  test('that has ended leaves no timer behind, which would keep its file in memory', async () => {
    fakeApi(uploadRoutes());
    fakeStore();
    const uploaded = upload('pool.jpg');
    await jest.advanceTimersByTimeAsync(5_000);
    await uploaded;
    expect(jest.getTimerCount()).toBe(0);
  });

  test('of an unknown length shows no progress', async () => {
    fakeApi(uploadRoutes());
    const store = fakeStore();
    store.hold();
    const uploaded = upload('pool.jpg');
    await jest.advanceTimersByTimeAsync(0);
    store.report(25, 0);
    expect(onProgress).toHaveBeenLastCalledWith(0);
    store.release();
    await uploaded;
  });

  test('is sent with the headers that the address was signed for, without which a store refuses the file', async () => {
    const headers = { 'Content-Type': 'image/jpeg', 'x-amz-checksum': 'abc' };
    const signed = { signed_url: 'https://store.example/pool', method: 'PUT', headers, filename: 'k-pool.jpg' };
    fakeApi({ ...uploadRoutes(), 'GET /assets/sign': { data: signed } });
    const store = fakeStore();
    const uploaded = upload('pool.jpg');
    await jest.advanceTimersByTimeAsync(0);
    await uploaded;
    expect(store.received[0]).toMatchObject({ address: 'https://store.example/pool', headers });
  });

  test('is shown in the library a second later; two files cause one refresh', async () => {
    const api = fakeApi({ ...uploadRoutes(), 'GET /assets': listOf([]) });
    fakeStore();
    renderHook(() => resource('/assets').useList());
    const loads = () => api.paths().filter((path) => path === 'GET /assets').length;
    await waitFor(() => expect(loads()).toBe(1));
    for (const name of ['pool.jpg', 'arch.jpg']) {
      const uploaded = upload(name);
      await jest.advanceTimersByTimeAsync(500);
      await uploaded;
    }
    expect(loads()).toBe(1);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(loads()).toBe(2);
  });
});
