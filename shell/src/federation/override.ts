import { authority } from 'shared-kit/rules/permissions';
import { readRegistry, type Registry, type RemoteRecord } from 'shared-kit/rules/remote/registry';
import { getSession } from 'shared-kit/session';
import { early } from '../early';
import { dropOverride, storedOverride, type RemoteOverride } from './remoteOverride';

/** A remote that comes from the person's own machine (architecture, Federation 6). */
export interface Override extends RemoteOverride {
  /** A message when it could not be loaded; the site then uses the released version. */
  problem: string | null;
}

/** A build that is under way keeps a developer's server from answering, in milliseconds. */
const LIMIT = 10_000;

async function mayOverride({ origin }: RemoteOverride): Promise<boolean> {
  const { remoteOverrides = [] } = (await early().config) ?? {};
  return remoteOverrides.includes(origin) && authority(getSession().permissions).isSuper;
}

/** What a machine offers, as a registry entry. Without earlier versions: people who try a build want to see it fail. */
async function offered({ name, origin }: RemoteOverride): Promise<RemoteRecord> {
  const answer = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT) });
  const [record] = readRegistry({ remotes: [await answer.json()] }, { withoutHashes: true }).remotes;
  if (record?.name !== name) throw new Error(`${origin} serves ${record?.name ?? 'no remote'}.`);
  return { ...record, base: `${origin}/`, hashes: {}, isOwn: true, previous: [] };
}

/**
 * Replaces the released remote by the one from a super user's own machine, if the site's `config.json` allows that origin. For
 * anybody else a stored override has no effect.
 * @param registry what is on offer to everybody
 */
export async function withOverride(registry: Registry): Promise<{ registry: Registry; override: Override | null }> {
  const remoteOverride = storedOverride();
  // A signed-out page uses the routes too, before the person is known: the override waits for the sign-in.
  const isNow = getSession().status === 'signedIn';
  if (!remoteOverride || !isNow || !registry.remotes.some(({ name }) => name === remoteOverride.name))
    return { registry, override: null };
  if (!(await mayOverride(remoteOverride))) {
    dropOverride();
    return { registry, override: null };
  }
  try {
    const own = await offered(remoteOverride);
    const remotes = registry.remotes.map((record) => (record.name === remoteOverride.name ? own : record));
    return { registry: { remotes }, override: { ...remoteOverride, problem: null } };
  } catch (error) {
    console.error(error);
    const problem = `${remoteOverride.name} could not be loaded from ${remoteOverride.origin}, so this is the released version.`;
    return { registry, override: { ...remoteOverride, problem } };
  }
}
