import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Release } from 'shared-kit/rules/remote/registry';
import { id, instant } from '../../base/storage/columns';
import type { Editor } from '../../base/storage/columns';

/** What moved a remote's line last: a start may only follow a start. */
export type Mover = 'start' | 'person' | 'token' | 'reports';

/** What a page tells about a version that it loaded, or could not. */
export type ReportedEvent = 'loaded' | 'failed' | 'crashed' | 'stepped_back';

/** A version of a remote that was uploaded, or was found built at a start. Its files and its description never change. */
export const releases = pgTable(
  'releases',
  {
    /** Also the folder of its files in the store: two uploads of one version never mix. */
    id: id(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** `remote.json` as the build wrote it: container, hashes, kit, what it uses, routes, pages. */
    descriptor: jsonb('descriptor').$type<Release>().notNull(),
    /** Bytes of each file by its name. */
    files: jsonb('files').$type<Record<string, number>>().notNull(),
    /** Of all files together. */
    bytes: integer('bytes').notNull(),
    /** SHA-256 over names and contents of the files: the same version again must be the same files. */
    sha256: text('sha256').notNull(),
    at: instant('at').notNull(),
    /** Null: a start of the server. */
    by: jsonb('by').$type<Editor | null>(),
    why: text('why'),
    /** When it last became the version of everybody; null: it never was. The newest that is not withdrawn takes over. */
    liveOn: instant('live_on'),
    /** Who made it so, and why; null: a start of the server, or what pages reported about another one. */
    liveBy: jsonb('live_by').$type<Editor | null>(),
    liveWhy: text('live_why'),
    withdrawnOn: instant('withdrawn_on'),
    /** Null: withdrawn because of what pages reported. */
    withdrawnBy: jsonb('withdrawn_by').$type<Editor | null>(),
    withdrawnWhy: text('withdrawn_why'),
  },
  (table) => [uniqueIndex('releases_version').on(table.remote, table.version)],
);

/** Which versions of a remote are used now, and by whom. One row a remote. */
export const remoteLines = pgTable('remote_lines', {
  remote: text('remote').primaryKey(),
  /** The version of everybody; null while no good one is left. */
  live: text('live'),
  /** A version that a share of the people, or some by name, try first. */
  canary: text('canary'),
  /** Per cent of the people who get the canary. */
  share: integer('share').notNull().default(0),
  /** Ids of people who get the canary whatever their share is. */
  people: jsonb('people').$type<string[]>().notNull().default([]),
  setBy: text('set_by').$type<Mover>().notNull(),
  /** +1 on every move; a move names the one it was decided on (`If-Match`). */
  version: integer('version').notNull().default(1),
  since: instant('since').notNull(),
  /** When the build was made that a start published last: an older one never takes its place again. */
  builtOn: instant('built_on'),
  by: jsonb('by').$type<Editor | null>(),
  why: text('why'),
});

/** What pages reported about a version, added up: one row a version, however many reports there are. */
export const releaseFigures = pgTable(
  'release_figures',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    loads: integer('loads').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    crashes: integer('crashes').notNull().default(0),
    stepsBack: integer('steps_back').notNull().default(0),
    /** How many loads took how long, by the step of `loadTimes.ts`. */
    times: jsonb('times').$type<Record<string, number>>().notNull().default({}),
    /** When super users were told that it fails and that nothing can take over. */
    toldOn: instant('told_on'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Whose pages reported a version lately, so that each person counts once. Removed as soon as they no longer count. */
export const releaseReporters = pgTable(
  'release_reporters',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** A keyed hash that tells people apart, is another one for every version, and names nobody. */
    person: text('person').notNull(),
    /** Of the latest report; of the latest one about a failure or a crash; and of the latest one about a failure to load. */
    at: instant('at').notNull(),
    troubledOn: instant('troubled_on'),
    unloadedOn: instant('unloaded_on'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.person] }), index('release_reporters_at').on(table.at)],
);
