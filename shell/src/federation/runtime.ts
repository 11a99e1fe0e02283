import { RETRY_DELAYS } from 'shared-kit/api/unavailable';
import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { shared, sharedText } from 'shared-kit/remote/shared.mjs';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import type { RemoteProps } from 'shared-kit/remote/props';
import { earlyRequests } from '../earlyRequests';
import { absoluteUrl, registerFiles, runScript } from './files';
import { withQuietTimeout, isOffline, watchLoad, whenOnline } from './connection';
import { FrameProblem } from './problem';
import * as core from './runtimeCore';
import type { ParcelConfig } from './singleSpa';

declare const __KIT_VERSION__: string;
declare const __OWN_VERSIONS__: Record<string, string>;

export type RemoteLifecycles = ParcelConfig<RemoteProps>;

/** How long a remote that has arrived may take to start, in milliseconds. */
const START_LIMIT = 4000;

const NOT_STARTED = 'It could not be started.';
const NO_REMOTE = 'It does not contain what the site expects.';

// Remotes are built without the runtime and find it here (docs/decisions/lean-host.md).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const ownVersions = __OWN_VERSIONS__;
const versionOf = (key: string): string => ownVersions[key] ?? __KIT_VERSION__;

/** The runtime caches a failed load, and would fail every later request for the module too. */
function clearFailedLoad(key: string): void {
  for (const version of Object.values(host.shareScopeMap.default?.[key] ?? {})) version.loading = null;
}

/** Waits while offline, and tries again while the server may be restarting: a failed import does not say why. */
async function loadPatiently(load: () => Promise<unknown>): Promise<unknown> {
  for (const delays = [...RETRY_DELAYS]; ;) {
    try {
      return await load();
    } catch (error) {
      const delay = isOffline() ? 0 : delays.shift();
      if (delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await whenOnline();
    }
  }
}

/** Loads a module for remotes, as patiently as their own files. */
async function fetchShared(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const endWatch = watchLoad([]);
  try {
    return await loadPatiently(load);
  } catch (error) {
    clearFailedLoad(key);
    throw error;
  } finally {
    endWatch();
  }
}

const shareConfigOf = (modules: typeof shared, { singleton }: { singleton: boolean }) =>
  modules.map(({ key, load }) => [
    key,
    {
      version: versionOf(key),
      get: () => fetchShared(key, load).then((module) => () => module),
      shareConfig: { singleton, requiredVersion: `^${versionOf(key)}` },
    },
  ]);

const globalScope = globalThis as Record<string, unknown>;

/** Runs an entry and returns what it registers under its global name, which is cleared first in case the entry ran before. */
async function runEntry(entry: string, container: string): Promise<RemoteEntryExports> {
  globalScope[container] = undefined;
  await runScript(entry);
  const exports = globalScope[container] as RemoteEntryExports | undefined;
  if (!exports) throw new FrameProblem(NOT_STARTED);
  if (typeof exports.init !== 'function' || typeof exports.get !== 'function') throw new FrameProblem(NO_REMOTE);
  return exports;
}

const host = new core.ModuleFederation({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([...shareConfigOf(shared, { singleton: true }), ...shareConfigOf(sharedText, { singleton: false })]),
  plugins: [
    { name: 'watched-files', loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) => runEntry(entry, entryGlobalName) },
  ],
});
core.setGlobalFederationInstance(host);

function isLifecycles(module: unknown): module is { default: RemoteLifecycles } {
  const lifecycles = (module as { default?: Partial<Record<string, unknown>> } | null)?.default;
  return (
    typeof lifecycles?.bootstrap === 'function' &&
    typeof lifecycles.mount === 'function' &&
    typeof lifecycles.unmount === 'function'
  );
}

/** How many times a container was started. Each attempt gets a unique name, since the runtime remembers failures by name. */
const startCounts = new Map<string, number>();

async function startRemote(release: Version, page: string): Promise<RemoteLifecycles> {
  const { container } = release;
  const count = startCounts.get(container) ?? 0;
  startCounts.set(container, count + 1);
  const name = count === 0 ? container : `${container}_${count}`;
  registerFiles(release);
  earlyRequests().requestFiles?.(release, page);
  const entry = absoluteUrl(folderOf(release) + release.entry);
  // Without `force`, which would make the runtime remove the shared modules attributed to this remote for everybody.
  host.registerRemotes([{ name, entry, entryGlobalName: container, type: 'global' }]);
  const start = host.loadRemote<unknown>(`${name}/app`);
  const module = await withQuietTimeout(START_LIMIT, start, () => new FrameProblem('It did not start in time.'));
  if (!isLifecycles(module)) throw new FrameProblem(NO_REMOTE);
  return module.default;
}

const loading = new Map<string, Promise<RemoteLifecycles>>();

/**
 * Loads one version of a remote, only once until it is forgotten.
 * @param release what the registry says about it
 * @param page the key of the page that is shown first
 * @throws Error with a reason when it does not arrive, is not what the registry promised, or does not start
 */
export function loadRemote(release: Version, page: string): Promise<RemoteLifecycles> {
  const inProgress = loading.get(release.container);
  if (inProgress) return inProgress;
  const load = startRemote(release, page);
  loading.set(release.container, load);
  load.catch(() => forgetRemote(release));
  return load;
}

/** Forgets a version that failed, so that the next attempt loads its files again. */
export function forgetRemote(release: Version): void {
  loading.delete(release.container);
}
