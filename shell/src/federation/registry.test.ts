import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { provideRegistry, remote } from '../../testing/fixtures';
import { earlyRequests } from '../earlyRequests';
import { discardCalls } from '../preload/discardCalls';
import { firstRegistry } from './registry';

const others = { ...remote, version: '0.2.0-0b' };

beforeEach(() => {
  signedInAs();
  provideRegistry();
  fakeApi({
    'GET /remotes/registry': { data: { remotes: [others] } },
    'GET /remotes/registry.json': { remotes: [{ ...remote, version: '0.3.0-0c' }] },
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const version = async () => (await firstRegistry()).remotes[0]?.version;

test('the registry that the page requested early is read once; the next person on this page gets their own', async () => {
  expect(await version()).toBe(remote.version);
  expect(await version()).toBe(others.version);
});

test('an early registry of a session that has ended is not used for the next one', async () => {
  discardCalls(earlyRequests());
  expect(await version()).toBe(others.version);
});

test('after an early registry that did not arrive, trying again asks the API', async () => {
  window.innkeeper = { registry: Promise.reject(new Error('offline')) };
  await version();
  expect(await version()).toBe(others.version);
});
