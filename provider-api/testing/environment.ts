import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import type { Context } from 'node:vm';
import { openSynced } from '../src/base/storage/syncedFiles';
import { borrowEmbedded } from './embeddedPool';
import { borrowPostgres, type BorrowedDatabase } from './postgresPool';
import { CURRENT_CONTEXT, rememberGlobals, shareGlobal } from '../../shared-kit/src/rules/testing/sharedGlobals';

/** Opens an embedded database; available inside tests only. */
export type OpenEmbedded = (folder: string) => Promise<PGlite>;

/** Functions that the environment provides to tests: `openEmbedded` skips syncing to the disk, `openSynced` does not. */
export interface Embedded {
  openEmbedded: OpenEmbedded;
  openSynced: OpenEmbedded;
  /** Takes an empty database from the pool; its `close` returns it. */
  borrowEmbedded: () => Promise<PGlite>;
  /** Takes an empty database of the PostgreSQL server from the pool. */
  borrowPostgres: () => Promise<BorrowedDatabase>;
}

/**
 * Node without jest's sandbox: a separate context makes every access to a global slow, and libraries that are loaded once per
 * worker (`runtime.cjs`) must share `Error` and `Date` with the tests. The global object is restored after each file.
 */
export default class ApiEnvironment extends TestEnvironment {
  private readonly restoreGlobals = rememberGlobals();

  override async setup(): Promise<void> {
    await super.setup();
    const openEmbedded: OpenEmbedded = (folder) => PGlite.create(folder, { relaxedDurability: true });
    Object.assign(this.global, { openEmbedded, openSynced, borrowEmbedded, borrowPostgres } satisfies Embedded);
  }

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    shareGlobal(this, config.projectConfig);
  }

  override getVmContext(): Context {
    return CURRENT_CONTEXT;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.restoreGlobals();
  }
}
