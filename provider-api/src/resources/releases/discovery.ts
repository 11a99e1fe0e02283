import { inArray } from 'drizzle-orm';
import type { Config } from '../../base/config';
import type { Database } from '../../base/storage/database';
import { baseOf, readChoices } from './registry';
import { releases } from './schema';

/** The schema of the answer. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

interface Entry {
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
}

export interface Discovery {
  schema: string;
  microFrontends: Record<string, Entry[]>;
}

/**
 * What is in use, in the schema of the frontend discovery pattern (v1-pre), so that other tools can read it. A file that is
 * on another origin has its address on this site as the fallback.
 */
export async function discover(db: Database, config: Pick<Config, 'remotesUrl' | 'publicUrl'>): Promise<Discovery> {
  const choices = await readChoices(db);
  const ids = choices.flatMap(({ live, canary }) => [live, canary].flatMap((version) => version?.id ?? []));
  const rows = await db
    .select({ id: releases.id, descriptor: releases.descriptor })
    .from(releases)
    .where(inArray(releases.id, ids));
  const entriesOf = (id: string | undefined, deployment: Entry['deployment']): Entry[] => {
    const release = rows.find((row) => row.id === id)?.descriptor;
    if (!release) return [];
    const { name, version, entry, integrity } = release;
    const localUrl = `${config.publicUrl}/remotes/${name}/${version}/${entry}`;
    const base = baseOf(config, release);
    const address = base === undefined ? { url: localUrl } : { url: base + entry, fallbackUrl: localUrl };
    return [{ ...address, metadata: { integrity, version }, deployment }];
  };
  const entriesByRemote = choices.map(({ line, live, canary }): [string, Entry[]] => {
    const { remote, share } = line;
    return [
      remote,
      [
        ...entriesOf(live?.id, { traffic: 100 - share, default: true }),
        ...entriesOf(canary?.id, { traffic: share, default: false }),
      ],
    ];
  });
  return { schema: SCHEMA, microFrontends: Object.fromEntries(entriesByRemote.filter(([, entries]) => entries.length > 0)) };
}
