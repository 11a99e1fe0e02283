import { authority } from 'shared-kit/rules/permissions';
import { readRegistry, type Registry, type RemoteRecord } from 'shared-kit/rules/remote/registry';
import { getSession } from 'shared-kit/session';
import { earlyRequests } from '../earlyRequests';
import { removeOverride, storedOverride, type RemoteOverride } from './remoteOverride';

/** A remote that comes from the person's own machine (architecture, Federation 6). */
export interface Override extends RemoteOverride {
  /** A message when it could not be loaded; the site then uses the released version. */
  problem: string | null;
}

/** How long to wait, in milliseconds: a developer's server does not answer while a build is running. */
const TIMEOUT = 10_000;

async function mayOverride({ origin }: RemoteOverride): Promise<boolean> {
  if (!authority(getSession().permissions).isSuper) return false;
  const { remoteOverrides = [] } = (await earlyRequests().config) ?? {};
  return remoteOverrides.includes(origin);
}

/** Fetches what a machine serves, as a registry entry. Without earlier versions: people who try a build want to see it fail. */
async function fetchOwnRecord({ name, origin }: RemoteOverride): Promise<RemoteRecord> {
  const response = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  const [record] = readRegistry({ remotes: [await response.json()] }, { withoutHashes: true }).remotes;
  if (record?.name !== name) throw new Error(`${origin} serves ${record?.name ?? 'no remote'}.`);
  return { ...record, base: `${origin}/`, hashes: {}, isOwn: true, previous: [] };
}

/**
 * Replaces the released remote by the one from a super user's own machine, if the site's `config.json` allows that
 * origin. For anybody else, a stored override has no effect.
 * @param registry what is on offer to everybody
 */
export async function withOverride(registry: Registry): Promise<{ registry: Registry; override: Override | null }> {
  const remoteOverride = storedOverride();
  // Signed-out pages use the routes too, but the person is not known yet: the override waits for the sign-in.
  const isSignedIn = getSession().status === 'signedIn';
  if (!remoteOverride || !isSignedIn || !registry.remotes.some(({ name }) => name === remoteOverride.name))
    return { registry, override: null };
  try {
    if (!(await mayOverride(remoteOverride))) {
      removeOverride();
      return { registry, override: null };
    }
    const ownRecord = await fetchOwnRecord(remoteOverride);
    const remotes = registry.remotes.map((record) => (record.name === remoteOverride.name ? ownRecord : record));
    return { registry: { remotes }, override: { ...remoteOverride, problem: null } };
  } catch (error) {
    console.error(error);
    const problem = `${remoteOverride.name} could not be loaded from ${remoteOverride.origin}, so this is the released version.`;
    return { registry, override: { ...remoteOverride, problem } };
  }
}
