import { folderOf, type Version } from 'shared-kit/rules/remote/registry';
import { shared, sharedText } from 'shared-kit/remote/shared.mjs';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import type { RemoteProps } from 'shared-kit/remote/props';
import { absolute, promise, runScript } from './files';
import { inQuietTime, isOffline, watchLoad, whenOnline } from './line';
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

// Remotes are built without the runtime and find it here (stack, 'The lean host').
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const ownVersions = __OWN_VERSIONS__;
const versionOf = (key: string): string => ownVersions[key] ?? __KIT_VERSION__;

/** The runtime keeps what failed, and would answer everybody who asks later with the same failure. */
function forgetFailed(key: string): void {
  for (const one of Object.values(host.shareScopeMap.default?.[key] ?? {})) one.loading = null;
}

/** Loads a module for remotes, as patiently as their own files: offline is waited out, and a failure is followed by another attempt. */
async function fetchShared(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const end = watchLoad([]);
  try {
    for (let failures = 0; ;) {
      try {
        return await load();
      } catch (error) {
        if (!isOffline()) failures += 1;
        if (failures > 1) throw error;
        await whenOnline();
      }
    }
  } catch (error) {
    forgetFailed(key);
    throw error;
  } finally {
    end();
  }
}

const handedOut = (modules: typeof shared, singleton: boolean) =>
  modules.map(({ key, load }) => [
    key,
    {
      version: versionOf(key),
      get: () => fetchShared(key, load).then((module) => () => module),
      shareConfig: { singleton, requiredVersion: `^${versionOf(key)}` },
    },
  ]);

const globals = globalThis as Record<string, unknown>;

/** Runs an entry and removes what it registered under its global name, which the next run of the same entry needs. */
async function runEntry(entry: string, container: string): Promise<RemoteEntryExports> {
  globals[container] = undefined;
  await runScript(entry);
  const exports = globals[container] as RemoteEntryExports | undefined;
  if (!exports) throw new FrameProblem(NOT_STARTED);
  if (typeof exports.init !== 'function' || typeof exports.get !== 'function') throw new FrameProblem(NO_REMOTE);
  return exports;
}

const host = new core.ModuleFederation({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([...handedOut(shared, true), ...handedOut(sharedText, false)]),
  plugins: [
    { name: 'watched-files', loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) => runEntry(entry, entryGlobalName) },
  ],
});
core.setGlobalFederationInstance(host);

function isLifecycles(module: unknown): module is { default: RemoteLifecycles } {
  const found = (module as { default?: Partial<Record<string, unknown>> } | null)?.default;
  return typeof found?.bootstrap === 'function' && typeof found.mount === 'function' && typeof found.unmount === 'function';
}

/** How often a container was started. Each attempt gets a unique name, since the runtime remembers failures by name. */
const begun = new Map<string, number>();

async function begin(release: Version): Promise<RemoteLifecycles> {
  const { container } = release;
  const count = begun.get(container) ?? 0;
  begun.set(container, count + 1);
  const name = count === 0 ? container : `${container}_${count}`;
  promise(release);
  const entry = absolute(folderOf(release) + release.entry);
  // Never by force: the runtime would remove the shared modules attributed to this remote, for everybody.
  host.registerRemotes([{ name, entry, entryGlobalName: container, type: 'global' }]);
  const start = host.loadRemote<unknown>(`${name}/app`);
  const module = await inQuietTime(START_LIMIT, start, () => new FrameProblem('It did not start in time.'));
  if (!isLifecycles(module)) throw new FrameProblem(NO_REMOTE);
  return module.default;
}

const loading = new Map<string, Promise<RemoteLifecycles>>();

/**
 * Loads one version of a remote; once, until it is forgotten.
 * @param release what the registry says about it
 * @throws Error with a reason when it does not arrive, is not what the registry promised, or does not start
 */
export function loadRemote(release: Version): Promise<RemoteLifecycles> {
  const known = loading.get(release.container);
  if (known) return known;
  const load = begin(release);
  loading.set(release.container, load);
  load.catch(() => forget(release));
  return load;
}

/** Forgets a version that failed, so that the next attempt loads its files again. */
export function forget(release: Version): void {
  loading.delete(release.container);
}
