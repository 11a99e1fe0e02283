import { createHash, webcrypto } from 'node:crypto';
import { remote } from '../../testing/fixtures';
import { addStyle, loadProblemOf, registerFiles, runScript } from './files';
import { LoadProblem } from './problem';

const folder = 'http://localhost/remotes/mf-all/0.1.0-0a/';
const respond = (type: string, text: string) =>
  Promise.resolve({ ok: true, status: 200, headers: { get: () => type }, text: async () => text } as unknown as Response);

let fetchMock: jest.Mock;
beforeEach(() => {
  fetchMock = jest.fn(() => respond('text/html', '<!doctype html>'));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  registerFiles(remote);
});

it('a file that no release names is neither requested nor run', async () => {
  await expect(runScript(`${folder}assets/other.js`)).rejects.toThrow('One of its files is not the one that was released.');
  await expect(runScript('https://elsewhere.example/remoteEntry.js')).rejects.toThrow(LoadProblem);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('a file from the developer’s machine needs no hash if it is in the folder of its remote', async () => {
  registerFiles({ ...remote, base: 'http://localhost:4010/', hashes: {}, isOwn: true });
  await expect(runScript('http://localhost:4010/assets/any.js')).rejects.toThrow('something that is not a program');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await expect(runScript('http://localhost:40100/assets/any.js')).rejects.toThrow('not the one that was released');
});

it('an HTML page in place of a script is not run, and the reason is found for the later chunk error', async () => {
  const address = `${folder}remoteEntry.js`;
  await expect(runScript(address)).rejects.toThrow('The server answered with something that is not a program.');
  expect(document.querySelector('script')).toBeNull();
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: address });
  expect(loadProblemOf(chunkError)?.message).toBe('The server answered with something that is not a program.');
  expect(loadProblemOf(new Error('Something else'))).toBeNull();
});

it('a style sheet that fails to load triggers onerror of its link, and is not added to the page', async () => {
  fetchMock.mockImplementation(() => Promise.resolve({ ok: false, status: 404 } as Response));
  const link = document.createElement('link');
  link.href = `${folder}remoteEntry.js`;
  const onError = jest.fn();
  link.onerror = onError;
  await addStyle(link);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(link.isConnected).toBe(false);
});

it('a file is requested with the credentials of the tag that runs it, so that no browser loads it twice', async () => {
  await expect(runScript(`${folder}remoteEntry.js`)).rejects.toThrow(LoadProblem);
  for (const [, options] of fetchMock.mock.calls)
    expect((options as RequestInit).credentials ?? 'same-origin').toBe('same-origin');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it.each([
  ['is put on the page', 'p { color: red }', true],
  ['that is not the released one is refused', 'p { color: blue }', false],
])('a style sheet %s', async (_, sent, isAdded) => {
  // jsdom has no digests, and its base64 only knows ASCII here.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  jest.spyOn(globalThis, 'btoa').mockImplementation((text) => Buffer.from(text, 'latin1').toString('base64'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const hash = createHash('sha384').update('p { color: red }').digest('base64');
  registerFiles({ ...remote, version: sent, hashes: { 'main.css': `sha384-${hash}` } });
  fetchMock.mockImplementation(() => respond('text/css', sent));
  const link = document.createElement('link');
  link.href = `/remotes/mf-all/${sent}/main.css`;
  link.onerror = jest.fn();
  await addStyle(link);
  expect(link.isConnected).toBe(isAdded);
  expect(link.onerror).toHaveBeenCalledTimes(isAdded ? 0 : 1);
});
