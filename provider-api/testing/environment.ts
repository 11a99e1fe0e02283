import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import type { Context } from 'node:vm';
import { openSynced } from '../src/base/storage/syncedFiles';
import { borrowEmbedded } from './embeddedPool';
import { HERE, rememberGlobals } from './oneWorld';

/** Opens an embedded database; only there inside tests. */
export type OpenEmbedded = (folder: string) => Promise<PGlite>;

/** What the environment provides to tests: `openEmbedded` skips syncing to the disk, `openSynced` does not. */
export interface Embedded {
  openEmbedded: OpenEmbedded;
  openSynced: OpenEmbedded;
  /** Lends a prepared empty database; its `close` gives it back. */
  borrowEmbedded: () => Promise<PGlite>;
}

/** The same again, for another global object. */
const remade = <T extends object>(made: T | null, ...args: unknown[]): T =>
  Reflect.construct((made as T).constructor as new () => T, args);

/**
 * Node without jest's sandbox: a context of its own makes every look at a global slow, and what is loaded once for a worker
 * (`runtime.cjs`) must know the same `Error` and `Date` as the tests. The global object is put back after each file.
 */
export default class ApiEnvironment extends TestEnvironment {
  private readonly putBack = rememberGlobals();

  override async setup(): Promise<void> {
    await super.setup();
    const openEmbedded: OpenEmbedded = (folder) => PGlite.create(folder, { relaxedDurability: true });
    Object.assign(this.global, { openEmbedded, openSynced, borrowEmbedded } satisfies Embedded);
  }

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    Object.assign(this, { global: globalThis });
    this.moduleMocker = remade(this.moduleMocker, globalThis);
    this.fakeTimersModern = remade(this.fakeTimersModern, { config: config.projectConfig, global: globalThis });
  }

  override getVmContext(): Context {
    return HERE;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.putBack();
  }
}
