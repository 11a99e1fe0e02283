import { servesKit, type Version } from 'shared-kit/remote/registry';
import { shared, sharedText } from 'shared-kit/remote/shared.mjs';
import type { ParcelConfig } from 'single-spa';
import type { RemoteProps } from 'shared-kit/remote/props';
import { FrameProblem } from './problem';
import * as core from './runtimeCore';
import { addressOf, type Try } from './tries';

declare const __KIT_VERSION__: string;
declare const __OWN_VERSIONS__: Record<string, string>;

export type RemoteLifecycles = ParcelConfig<RemoteProps>;

/** How long one step of a load may take, in milliseconds. */
const ENTRY_LIMIT = 2500;
const START_LIMIT = 5000;

// Remotes are built without the runtime and find it here (stack, 'The lean host').
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const ownVersions = __OWN_VERSIONS__;
const versionOf = (key: string): string => ownVersions[key] ?? __KIT_VERSION__;

const integrities = new Map<string, string>();

function scriptFor(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  const integrity = integrities.get(address);
  if (integrity) script.integrity = integrity;
  if (new URL(address, window.location.href).origin !== window.location.origin) script.crossOrigin = 'anonymous';
  return script;
}

const handedOut = (modules: typeof shared, singleton: boolean) =>
  modules.map(({ key, load }) => [
    key,
    {
      version: versionOf(key),
      get: () => load().then((module) => () => module),
      shareConfig: { singleton, requiredVersion: `^${versionOf(key)}` },
    },
  ]);

const host = new core.ModuleFederation({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([...handedOut(shared, true), ...handedOut(sharedText, false)]),
  plugins: [{ name: 'limits', createScript: ({ url }) => ({ script: scriptFor(url), timeout: ENTRY_LIMIT }) }],
});
core.setGlobalFederationInstance(host);

function within<T>(limit: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FrameProblem(what)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A load that fails to say why: the address itself is asked, once, before it is tried again. */
async function lookAt(address: string): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ENTRY_LIMIT);
  try {
    const answer = await fetch(address, { signal: stop.signal, cache: 'no-cache' });
    const type = answer.headers.get('Content-Type') ?? '';
    if (!answer.ok) throw new FrameProblem(`The server answered ${answer.status}.`);
    if (!type.includes('javascript')) throw new FrameProblem('The server answered with something that is not a program.');
  } finally {
    clearTimeout(timer);
  }
}

function isLifecycles(module: unknown): module is { default: RemoteLifecycles } {
  const found = (module as { default?: Partial<Record<string, unknown>> } | null)?.default;
  return typeof found?.bootstrap === 'function' && typeof found.mount === 'function' && typeof found.unmount === 'function';
}

const loaded = new Map<string, RemoteLifecycles>();

/** @returns whether this shell can run it (architecture, Federation 4) */
export const canRun = (release: Version): boolean => servesKit(__KIT_VERSION__, release.kit);

/**
 * Loads one version of a remote, once.
 * @param release what the registry says about it
 * @param attempt which address to use; a later try uses another one, since a hung request keeps its address waiting
 * @throws Error with a reason when it does not arrive, is not what the registry promised, or does not start
 */
export async function loadRemote({ release, again }: Try): Promise<RemoteLifecycles> {
  const known = loaded.get(release.container);
  if (known) return known;
  const address = addressOf({ release, again });
  if (again > 0) await lookAt(address);
  if (release.integrity) integrities.set(address, release.integrity);
  host.registerRemotes([{ name: release.container, entry: address, type: 'global' }], { force: again > 0 });
  const start = host.loadRemote<unknown>(`${release.container}/app`);
  const module = await within(START_LIMIT, start, 'It did not start in time.');
  if (!isLifecycles(module)) throw new FrameProblem('It does not hold what the site expects.');
  loaded.set(release.container, module.default);
  return module.default;
}

/** Forgets a version that turned out to be broken, so that the next try starts from its file. */
export function forget(release: Version): void {
  loaded.delete(release.container);
}
