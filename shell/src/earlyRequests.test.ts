import { earlyRequests, takeCall } from './earlyRequests';
import { discardCalls } from './preload/discardCalls';

/** A response, and a spy on the cancellation of its body. */
function fakeResponse() {
  const cancel = jest.fn(() => Promise.resolve());
  return { cancel, response: { body: { cancel } } as unknown as Response };
}

afterEach(() => Reflect.deleteProperty(window, 'innkeeper'));

test('an early response can be taken once', async () => {
  const { response } = fakeResponse();
  window.innkeeper = { calls: { '/api/faqs': Promise.resolve(response) } };
  expect(await takeCall('/api/faqs')).toBe(response);
  expect(takeCall('/api/faqs')).toBeUndefined();
});

test('responses that nobody takes are cancelled, so that they hold no connection; a failed one is ignored', async () => {
  const [taken, unused] = [fakeResponse(), fakeResponse()];
  const failed = Promise.reject(new Error('offline'));
  window.innkeeper = { calls: { '/a': Promise.resolve(taken.response), '/b': Promise.resolve(unused.response), '/c': failed } };
  void takeCall('/a');
  discardCalls(earlyRequests());
  await Promise.allSettled([failed]);
  await Promise.resolve();
  expect(unused.cancel).toHaveBeenCalledTimes(1);
  expect(taken.cancel).not.toHaveBeenCalled();
  expect(takeCall('/b')).toBeUndefined();
});
