import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/product';
import { allOf, callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import { startPostgres } from '../support/postgres';
import { signIn, startServer, type Server } from './server';

const root = path.resolve(__dirname, '../..');

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[];
}

/**
 * A build of the product with more migrations than this one.
 * @param folder where it is made
 * @returns its program
 */
function laterBuild(folder: string, statements: readonly string[]): string {
  const api = path.join(folder, 'provider-api');
  for (const part of ['dist', 'migrations'])
    fs.cpSync(path.join(root, 'provider-api', part), path.join(api, part), { recursive: true });
  // npm puts a second version of a package beside the API, and finds the first one at the root.
  for (const modules of ['node_modules', 'provider-api/node_modules'])
    if (fs.existsSync(path.join(root, modules))) fs.symlinkSync(path.join(root, modules), path.join(folder, modules));
  const file = path.join(api, 'migrations/meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as Journal;
  for (const [index, statement] of statements.entries()) {
    const last = journal.entries.at(-1)!;
    const tag = `9${index}_later`;
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
    fs.writeFileSync(path.join(api, 'migrations', `${tag}.sql`), statement);
  }
  fs.writeFileSync(file, JSON.stringify(journal));
  return path.join(api, 'dist/main.js');
}

const EXPAND = [
  "alter table specials add column later_note text default 'x';--> statement-breakpoint\ncreate index later_note on specials (later_note);",
  'alter table specials add column later_count integer;',
];
const CONTRACT = '-- contract\nalter table specials rename column later_note to latest_note;';

export interface UpgradeReport {
  acknowledged: number;
  problems: string[];
}

/** Creates and changes until it is stopped. Any answer other than a success is a problem. */
async function write(
  calls: () => Call[],
  listPath: string,
  name: string,
  report: UpgradeReport,
  titles: Map<string, string>,
  isOver: () => boolean,
) {
  for (let count = 0; !isOver(); count += 1) {
    const all = calls();
    const call = all[count % all.length]!;
    try {
      const { id } = dataOf<Item>(await call('POST', listPath, special(`${name}, ${count}`)), 201);
      titles.set(id, `${name}, ${count}`);
      dataOf(await call('PUT', `${listPath}/${id}`, { title: `${name}, ${count}, changed` }), 200);
      titles.set(id, `${name}, ${count}, changed`);
      report.acknowledged += 2;
    } catch (error) {
      report.problems.push((error as Error).message);
      return;
    }
  }
}

/**
 * Changes the tables under servers while people write through them: first two newer servers start at once and make
 * changes that an older program does not notice, then another one makes a change after which older programs cannot
 * continue (docs/decisions/rolling-upgrade.md).
 * @param millis how long people write at each step
 */
export async function upgrade(millis: number): Promise<UpgradeReport> {
  const { folder, remove } = temporaryFolder();
  const postgres = await startPostgres();
  const report: UpgradeReport = { acknowledged: 0, problems: [] };
  const servers: Server[] = [];
  const start = async (program?: string) => {
    const server = await startServer(path.join(folder, 'data'), { DATABASE_URL: postgres.url }, [], program);
    servers.push(server);
    return server;
  };
  try {
    const old = await start();
    const token = await signIn(old);
    const calls: Call[] = [callsOf(old, token)];
    const listPath = await newHotel(calls[0]!, 'The House of Change');
    const titles = new Map<string, string>();
    let isOver = false;
    const rest = () => new Promise((resolve) => setTimeout(resolve, millis / 2));
    const people = Promise.all(
      [1, 2, 3, 4].map((person) =>
        write(
          () => calls,
          listPath,
          `Person ${person}`,
          report,
          titles,
          () => isOver,
        ),
      ),
    );
    await rest();
    const added = laterBuild(path.join(folder, 'added'), EXPAND);
    for (const server of await Promise.all([start(added), start(added)])) calls.push(callsOf(server, token));
    await rest();
    isOver = true;
    await people;

    const found = await allOf<Item>(calls[0]!, `${listPath}?archived=false`);
    const storedTitles = new Map(found.map(({ id, title }) => [id, title]));
    for (const [id, title] of titles)
      if (storedTitles.get(id) !== title)
        report.problems.push(`'${title}' was acknowledged and is ${storedTitles.get(id) ?? 'gone'}.`);

    const latest = await start(laterBuild(path.join(folder, 'taken'), [...EXPAND, CONTRACT]));
    const readiness = async ({ address }: Server) => {
      const answer = await fetch(`${address}/api/ready`);
      return `${answer.status} ${((await answer.json()) as { message?: string }).message ?? ''}`;
    };
    if (!(await readiness(latest)).startsWith('200')) report.problems.push('The newest server is not ready.');
    for (const server of servers.slice(0, -1)) {
      const answer = await readiness(server);
      if (!/^503 A later version/.test(answer)) report.problems.push(`An old server says: ${answer}`);
    }
    return report;
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    remove();
  }
}
