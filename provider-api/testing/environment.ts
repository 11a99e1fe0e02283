import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { openSynced } from '../src/base/storage/syncedFiles';

/** Opens an embedded database; only there inside tests. */
export type OpenEmbedded = (folder: string) => Promise<PGlite>;

/** What the environment provides to tests: `openEmbedded` skips syncing to the disk, `openSynced` does not. */
export interface Embedded {
  openEmbedded: OpenEmbedded;
  openSynced: OpenEmbedded;
}

/**
 * Node, and the embedded database from outside of jest's sandbox: it loads its parts with dynamic imports, which the
 * sandbox does not let through.
 */
export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const openEmbedded: OpenEmbedded = (folder) => PGlite.create(folder, { relaxedDurability: true });
    Object.assign(this.global, { openEmbedded, openSynced } satisfies Embedded);
  }
}
