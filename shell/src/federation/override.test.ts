import { fakeApi } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { remote } from '../../testing/fixtures';
import { withOverride } from './override';
import { storeOverrideFromAddress, readOverride, storedOverride } from './remoteOverride';

const OWN_ORIGIN = 'http://localhost:4010';
const registry = { remotes: [remote, { ...remote, name: 'mf-other' }] };
const ownRecord = { ...remote, version: '0.1.0-own', container: 'mf_own' };
const allow = (...remoteOverrides: string[]) => {
  window.innkeeper = { config: Promise.resolve({ remoteOverrides }) };
};
const openWithOverride = (text: string) => {
  window.history.replaceState(null, '', `/users?tab=1&remote=${text}`);
  storeOverrideFromAddress();
};
const versions = async () => (await withOverride(registry)).registry.remotes.map(({ version }) => version);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
  allow(OWN_ORIGIN);
  fakeApi({ 'GET /remote.json': ownRecord });
});

describe('?remote=', () => {
  it('is kept in the browser for 8 hours, and removed from the address', () => {
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    expect(window.location.href).toMatch(/\/users\?tab=1$/);
    const hours = (storedOverride()!.until - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.99);
    expect(hours).toBeLessThanOrEqual(8);
    expect(storedOverride(Date.now() + 8.01 * 3_600_000)).toBeNull();
    expect(storedOverride()).toBeNull();
  });

  it.each([
    '',
    '?remote=mf-all',
    '?remote=mf-all@javascript:alert(1)',
    '?remote=../x@http://localhost:4010',
    '?remote=mf-all@http://',
  ])("'%s' is ignored", (search) => expect(readOverride(search, 0)).toBeNull());

  it('means an origin, whatever path follows it', () => {
    expect(readOverride(`?remote=mf-all@${OWN_ORIGIN}/a/b`, 0)?.origin).toBe(OWN_ORIGIN);
  });
});

describe('a remote from the developer’s machine', () => {
  it('replaces the released one, and is loaded from there', async () => {
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    const { registry: effective, override } = await withOverride(registry);
    const [record] = effective.remotes;
    expect(effective.remotes.map(({ version }) => version)).toEqual(['0.1.0-own', '0.1.0-0a']);
    expect(record).toMatchObject({ base: `${OWN_ORIGIN}/`, isOwn: true, hashes: {} });
    expect(record!.previous).toEqual([]);
    expect(override).toMatchObject({ name: 'mf-all', origin: OWN_ORIGIN, problem: null });
  });

  it('needs no hashes, since it changes all the time', async () => {
    fakeApi({ 'GET /remote.json': { ...ownRecord, hashes: undefined } });
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    expect(await versions()).toEqual(['0.1.0-own', '0.1.0-0a']);
  });

  it.each([
    ['an origin that config.json does not name', () => allow('http://localhost:4999')],
    ['a site that allows none', () => allow()],
    ['a site that does not mention overrides', () => void (window.innkeeper = { config: Promise.resolve({}) })],
    ['someone who is no super user', () => signedInAs([granted('*', '7', 'rwx')])],
  ])('is not loaded for %s, and no request is made', async (_, setUp) => {
    setUp();
    const api = fakeApi({ 'GET /remote.json': ownRecord });
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    expect(await versions()).toEqual(['0.1.0-0a', '0.1.0-0a']);
    expect(api.calls).toEqual([]);
    expect(storedOverride()).toBeNull();
  });

  it('is loaded after sign-in if the address was opened signed out', async () => {
    signedOut();
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    expect(await versions()).toEqual(['0.1.0-0a', '0.1.0-0a']);
    signedInAs();
    expect(await versions()).toEqual(['0.1.0-own', '0.1.0-0a']);
  });

  it('for a remote that this site does not have is not asked for, and no notice speaks of it', async () => {
    const api = fakeApi({ 'GET /remote.json': { ...ownRecord, name: 'mf-new' } });
    openWithOverride(`mf-new@${OWN_ORIGIN}`);
    expect(await withOverride(registry)).toEqual({ registry, override: null });
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['is not running', 'network gone' as const],
    ['serves another remote', { ...ownRecord, name: 'mf-other' }],
    ['serves something else', { status: 200, body: '<!doctype html>' }],
  ])('when it %s, the released version is used and a message says so', async (_, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeApi({ 'GET /remote.json': answer });
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    const { registry: same, override } = await withOverride(registry);
    expect(same).toBe(registry);
    expect(override?.problem).toBe(`mf-all could not be loaded from ${OWN_ORIGIN}, so this is the released version.`);
  });

  it('leaves the site as released, and stays stored, when config.json cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.innkeeper = { config: Promise.reject(new Error('/config.json answered 502')) };
    openWithOverride(`mf-all@${OWN_ORIGIN}`);
    const { registry: same, override } = await withOverride(registry);
    expect(same).toBe(registry);
    expect(override?.problem).toBe(`mf-all could not be loaded from ${OWN_ORIGIN}, so this is the released version.`);
    expect(storedOverride()).not.toBeNull();
  });
});
