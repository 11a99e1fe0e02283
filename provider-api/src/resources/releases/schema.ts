import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Release } from 'shared-kit/rules/remote/registry';
import { id, instant, type Editor } from '../../base/storage/columns';

/** What last put a version into use: a start may only replace what a start has put into use. */
export type Mover = 'start' | 'person' | 'token';

/** A page's report about a version that it loaded, or could not load. */
export type ReportedEvent = 'loaded' | 'failed' | 'crashed' | 'stepped_back';

/**
 * A version of a remote that was uploaded, or was found as a local build at a start. Its files and its description never change.
 */
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
    /** SHA-256 over names and contents of the files: the same version must always have the same files. */
    sha256: text('sha256').notNull(),
    at: instant('at').notNull(),
    /** Null: a start of the server. */
    by: jsonb('by').$type<Editor | null>(),
    why: text('why'),
    /** When it last went live for everybody; null if it never did. The newest that is not withdrawn takes over. */
    liveOn: instant('live_on'),
    /** Who did that, and why; null: a start of the server, or reports about another version. */
    liveBy: jsonb('live_by').$type<Editor | null>(),
    liveWhy: text('live_why'),
    withdrawnOn: instant('withdrawn_on'),
    /** Null: withdrawn because of reports. */
    withdrawnBy: jsonb('withdrawn_by').$type<Editor | null>(),
    withdrawnWhy: text('withdrawn_why'),
    /** When its last trial ended without it going live for everybody, and who ended that and why. */
    trialEndedOn: instant('trial_ended_on'),
    trialEndedBy: jsonb('trial_ended_by').$type<Editor | null>(),
    trialEndedWhy: text('trial_ended_why'),
  },
  (table) => [
    uniqueIndex('releases_version').on(table.remote, table.version),
    // What was live last is read on every call of the registry.
    index('releases_live')
      .on(table.remote, table.liveOn, table.at)
      .where(sql`${table.withdrawnOn} is null and ${table.liveOn} is not null`),
  ],
);

/** Which versions of a remote are in use, and by whom. One row per remote. */
export const remoteLines = pgTable('remote_lines', {
  remote: text('remote').primaryKey(),
  /** The live version; null while no good one is left. */
  live: text('live'),
  /** A version that a share of the people, or some by name, try first. */
  canary: text('canary'),
  /** Percent of the people who get the canary. */
  share: integer('share').notNull().default(0),
  /** Ids of people who get the canary whatever their share is. */
  people: jsonb('people').$type<string[]>().notNull().default([]),
  setBy: text('set_by').$type<Mover>().notNull(),
  /** +1 on every move; a move names the one it is based on (`If-Match`). */
  version: integer('version').notNull().default(1),
  since: instant('since').notNull(),
  /** The time of the build that a start published last: an older build never replaces it. */
  builtOn: instant('built_on'),
  by: jsonb('by').$type<Editor | null>(),
  why: text('why'),
});

/** The sum of reports about a version: one row per version, however many reports there are. */
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
    /** When super users were notified that it fails and has no replacement. */
    notifiedOn: instant('told_on'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** The people whose pages recently reported a version, so that each counts once. Removed as soon as they no longer count. */
export const releaseReporters = pgTable(
  'release_reporters',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** A keyed hash that distinguishes people, differs for every version, and identifies nobody. */
    person: text('person').notNull(),
    /** Of the latest report; of the latest one about a failure or a crash; and of the latest one about a failure to load. */
    at: instant('at').notNull(),
    troubledOn: instant('troubled_on'),
    unloadedOn: instant('unloaded_on'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.person] }), index('release_reporters_at').on(table.at)],
);
