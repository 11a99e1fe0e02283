import { and, eq } from 'drizzle-orm';
import type { Database } from '../src/base/storage/database';
import type { Client } from './client';
import { releases, remoteLines } from '../src/resources/releases/schema';

const DAY = 86_400_000;

/**
 * Stores versions of a remote as if each had been live for a day, and the line that says which one is live now.
 * @param versions oldest first
 */
export async function storeVersions(
  db: Database,
  remote: string,
  versions: string[],
  line: Partial<typeof remoteLines.$inferInsert>,
) {
  const rows = versions.map((version, index) => ({
    remote,
    version,
    descriptor: {
      name: remote,
      version,
      container: `${remote}_${index}`,
      entry: 'entry.js',
      integrity: 'sha384-x',
      kit: '^0.1.0',
      hashes: {},
      uses: {},
      app: [],
      pages: {},
      routes: [],
    },
    files: {},
    bytes: 1000,
    sha256: version,
    at: new Date(Date.now() - (versions.length - index) * DAY).toISOString(),
    liveOn: version === line.canary ? null : new Date(Date.now() - (versions.length - index) * DAY).toISOString(),
  }));
  await db.insert(releases).values(rows);
  await db.insert(remoteLines).values({ remote, setBy: 'person', since: new Date().toISOString(), ...line });
}

export async function lineOf(db: Database, remote: string) {
  const [line] = await db.select().from(remoteLines).where(eq(remoteLines.remote, remote));
  if (!line) throw new Error(`There is no line of ${remote}.`);
  return line;
}

export async function isWithdrawn(db: Database, remote: string, version: string): Promise<boolean> {
  const [release] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return release?.withdrawnOn != null;
}

/** Sends a report from the page of a person. */
export const sendReport = (person: Client, name: string, release: string, event: string, ms = 300) =>
  person.post('/remotes/reports', { name, release, event, ms });
