import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { fakeStore, jpeg, uploadRoutes } from '../../testing/media';
import { uploadAsset } from './upload';

beforeEach(() => {
  signedInAs();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('an upload fails with a message when the store does not respond for a minute and a half', async () => {
  const api = fakeApi(uploadRoutes());
  fakeStore().hold();
  const upload = uploadAsset(jpeg('pool.jpg'), { name: 'Pool' });
  const failed = expect(upload).rejects.toMatchObject({
    message: 'pool.jpg was not uploaded: the server took too long to answer. Please try again.',
  });
  await jest.advanceTimersByTimeAsync(89_000);
  await jest.advanceTimersByTimeAsync(2_000);
  await failed;
  expect(api.paths().filter((path) => path.startsWith('POST'))).toEqual([]);
});

test('an upload succeeds when the store responds within that time', async () => {
  fakeApi(uploadRoutes());
  const store = fakeStore();
  store.hold();
  const upload = uploadAsset(jpeg('pool.jpg'), { name: 'Pool' });
  await jest.advanceTimersByTimeAsync(80_000);
  store.release();
  await expect(upload).resolves.toMatchObject({ id: 'new-1' });
});
