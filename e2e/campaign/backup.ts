import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { temporaryFolder } from '../support/product';
import { allOf, callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import { program } from './programs';
import { signIn, type Engine, type Server } from './server';
import { makeStore, type Files, type Store } from './stores';
import { lostFiles, upload, type Uploaded } from './uploads';

const WRITERS = 4;
/** How long the first writes may take on a busy machine, in milliseconds. */
const FIRST_WRITES = 30_000;
/**
 * On a busy machine a write may take this many milliseconds, plus `SLOWER` times the slowest earlier write, longer than
 * the command reports.
 */
const BUSY = 1000;
const SLOWER = 5;
/** How long a backup may block the event loop beyond the wait that it reports, in milliseconds. */
const BLOCKED_MAX = 250;

export interface BackupReport {
  title: string;
  backups: number;
  writes: number;
  /** The slowest write before the backups and during them, and the wait that the command reported, in milliseconds. */
  before: number;
  slowest: number;
  reportedWait: number;
  /** The longest time that the event loop was blocked during the backup. */
  longestBlock: number;
  rows: number;
  files: number;
  problems: string[];
}

/** What the server acknowledged, and how long each write took. */
interface Written {
  titles: Map<string, string>;
  uploads: Uploaded[];
  times: { endedAt: number; took: number }[];
}

async function write(call: Call, { address }: Server, listPath: string, name: string, written: Written, isOver: () => boolean) {
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await work();
    written.times.push({ endedAt: performance.now(), took: performance.now() - startedAt });
    return result;
  };
  for (let count = 0; !isOver(); count += 1) {
    const title = `${name}, ${count}`;
    const { id } = await timed(async () => dataOf<Item>(await call('POST', listPath, special(title)), 201));
    written.titles.set(id, title);
    await timed(async () => dataOf(await call('PUT', `${listPath}/${id}`, { title: `${title}, changed` }), 200));
    written.titles.set(id, `${title}, changed`);
    if (count % 5 > 0) continue;
    const file = await timed(() => upload([call, call], address, title));
    if (count % 10 === 0) written.uploads.push(file);
    // Deleted, so that files may go to the bin while the backup reads them.
    else await timed(async () => call('DELETE', `/assets/${file.id}`));
  }
}

/** Runs `npm run backup` through the server. @returns how long writers waited, as it reports */
async function takeBackup(file: string, address: string, token: string): Promise<number> {
  const output = await program(['scripts/backup.mjs', 'backup', file, '--from', address], { BACKUP_TOKEN: token });
  return Number(/Writers waited (\d+) ms/.exec(output)?.[1] ?? NaN);
}

const restore = (file: string, { env }: Store) => program(['scripts/backup.mjs', 'restore', file], env);

/** Looks on a server that runs on the copy for everything that was acknowledged before the backup began. */
async function findMissing(copy: Store, listPath: string, before: Written): Promise<string[]> {
  const server = await copy.start();
  try {
    const call = callsOf(server, await signIn(server));
    const found = new Map((await allOf<Item>(call, `${listPath}?archived=false`)).map(({ id, title }) => [id, title]));
    const titles = [...before.titles].filter(([id, title]) => !found.get(id)?.startsWith(title));
    return [
      ...titles.map(([id, title]) => `'${title}' was acknowledged before the backup and is ${found.get(id) ?? 'gone'} in it.`),
      ...(await lostFiles(call, server.address, before.uploads)),
    ];
  } finally {
    await server.stop();
  }
}

/**
 * What differs between the two. The source alone has the log entry of the backup itself, written after its rows were
 * read.
 */
async function differences(source: Store, copy: Store): Promise<{ rows: number; files: number; problems: string[] }> {
  const [expected, found] = [await source.rows(), await copy.rows()];
  const problems: string[] = [];
  let rows = 0;
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [ours, theirs] = [new Set(expected[table]), new Set(found[table])];
    rows += theirs.size;
    const isOwn = (row: string) => table === 'security_log' && row.includes('"event":"exported"');
    for (const row of ours) if (!theirs.has(row) && !isOwn(row)) problems.push(`${table} lacks ${row.slice(0, 300)}`);
    for (const row of theirs) if (!ours.has(row)) problems.push(`${table} has ${row.slice(0, 300)}`);
  }
  const [files, copied] = [source.files(), copy.files()];
  for (const key of new Set([...Object.keys(files), ...Object.keys(copied)]))
    if (files[key] !== copied[key])
      problems.push(`${key} is ${copied[key] ? (files[key] ? 'another' : 'too many') : 'missing'}.`);
  return { rows, files: Object.keys(copied).length, problems };
}

/**
 * People write while `npm run backup` runs through the server. The copy, on the other engine and the other kind of file
 * store, must hold everything acknowledged before; a backup taken after the writing has stopped must be identical row
 * by row and file by file.
 * @param from what people write to; the copies go to the other engine and the other kind of files
 * @param millis how long people write
 * @param more environment variables of the server, such as DEMO_DATA
 */
export async function backup(
  from: { engine: Engine; files: Files },
  millis: number,
  more: Record<string, string> = {},
): Promise<BackupReport> {
  const { folder, remove } = temporaryFolder();
  const stores: Store[] = [];
  const make = async (engine: Engine, files: Files) => {
    const store = await makeStore(engine, files);
    stores.push(store);
    return store;
  };
  const makeCopy = () =>
    make(from.engine === 'PostgreSQL' ? 'embedded database' : 'PostgreSQL', from.files === 'folder' ? 'bucket' : 'folder');
  let server: Server | null = null;
  let isOver = false;
  try {
    const source = await make(from.engine, from.files);
    server = await source.start(more);
    const { address } = server;
    const token = await signIn(server);
    const call = callsOf(server, token);
    const listPath = await newHotel(call, 'The House of Copies');
    const written: Written = { titles: new Map(), uploads: [], times: [] };
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => write(call, server!, listPath, `Person ${writer}`, written, () => isOver)),
    );
    await Promise.race([rest(millis / 3), writers]);
    const hasWritten = () => written.titles.size > 0 && written.uploads.length > 0;
    for (const end = Date.now() + FIRST_WRITES; !hasWritten() && Date.now() < end;) await Promise.race([rest(50), writers]);
    const startedAt = performance.now();
    let before: Written = written;
    const reportedWaits: number[] = [];
    await server.longestBlock();
    while (reportedWaits.length === 0 || performance.now() < startedAt + (millis * 2) / 3) {
      before = { ...written, titles: new Map(written.titles), uploads: [...written.uploads] };
      reportedWaits.push(await takeBackup(path.join(folder, `busy ${reportedWaits.length}`), address, token));
    }
    const endedAt = performance.now();
    const longestBlock = Math.round(await server.longestBlock());
    isOver = true;
    await writers;
    await takeBackup(path.join(folder, 'quiet'), address, token);
    await server.stop();
    server = null;

    const busy = await makeCopy();
    await restore(path.join(folder, `busy ${reportedWaits.length - 1}`), busy);
    const lost = await findMissing(busy, listPath, before);
    const quiet = await makeCopy();
    await restore(path.join(folder, 'quiet'), quiet);
    const { rows, files, problems } = await differences(source, quiet);
    const slowest = (isCounted: (time: { endedAt: number }) => boolean) =>
      Math.round(Math.max(0, ...written.times.filter(isCounted).map(({ took }) => took)));
    const report: BackupReport = {
      title: `${source.title} to ${quiet.title}`,
      backups: reportedWaits.length,
      writes: written.times.length,
      before: slowest((time) => time.endedAt < startedAt),
      slowest: slowest((time) => time.endedAt >= startedAt && time.endedAt <= endedAt),
      reportedWait: Math.max(...reportedWaits),
      longestBlock,
      rows,
      files,
      problems: [...lost, ...problems],
    };
    if (before.titles.size === 0 || before.uploads.length === 0) report.problems.push('Nothing was written before the backup.');
    if (!(report.reportedWait >= 0) || (from.engine === 'PostgreSQL' && report.reportedWait > 0))
      report.problems.push(`The command says that writers waited ${report.reportedWait} ms.`);
    if (longestBlock > report.reportedWait + BLOCKED_MAX) report.problems.push(`The event loop was held for ${longestBlock} ms.`);
    if (report.slowest > report.reportedWait + SLOWER * report.before + BUSY)
      report.problems.push(`A write took ${report.slowest} ms, and the command says ${report.reportedWait} ms.`);
    return report;
  } catch (error) {
    isOver = true;
    await server?.kill();
    throw error;
  } finally {
    for (const store of stores) await store.remove();
    remove();
  }
}
