import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Opens an embedded database; only there inside tests. */
export type OpenEmbedded = (folder: string) => Promise<PGlite>;

/**
 * Node, and the embedded database from outside of jest's sandbox: it loads its parts with dynamic imports, which the
 * sandbox does not let through.
 */
export default class ApiEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const openEmbedded: OpenEmbedded = (folder) => PGlite.create(folder, { relaxedDurability: true });
    (this.global as unknown as { openEmbedded: OpenEmbedded }).openEmbedded = openEmbedded;
  }
}
