import { parseArgs } from 'node:util';
import { backup } from './backup';
import { callsOf } from './calls';
import { commandAgain } from './commandAgain';
import { cost } from './cost';
import { crashes } from './crashes';
import { forgetfulDisk } from './disks';
import { fuzz, WITH_PASSKEYS } from './fuzz';
import { history, historyIsWhole } from './history';
import { load } from './load';
import { differences, modelOn } from './model/model';
import { order } from './order';
import { outage } from './outage';
import { mounts, remotes } from './remotes';
import { processes, secondOnFolder } from './processes';
import { chance } from './random';
import { upgrade } from './upgrade';
import { rules } from './rules/rules';
import { signIn, withServer, type Engine } from './server';
import { monkeys } from '../monkey/monkeys';
import { webkit } from '../webkit/webkit';
import { embedded, onDisk, onPostgres, postgresItself } from './victims';

/** For parts that need items of every kind. */
const DEMO = { DEMO_DATA: '1' };
const ENGINES: Engine[] = ['embedded database', 'PostgreSQL'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '8' },
    clients: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
/** A share of the time that the campaign may take; every part has to fit into its share. */
const millis = (share: number) => Math.max(3000, Number(values.minutes) * 60_000 * share);

/** The fault matrix always runs completely; this limit is far more than it takes, in milliseconds. */
const MATRIX = 45 * 60_000;
const MOUNTS = 300;

/** The part that runs only when it is named, since not every machine has its browser. */
const NEEDS_DRIVER = 'webkit';

let hasFailed = false;
function printResult(title: string, problems: readonly string[], words: string): void {
  hasFailed ||= problems.length > 0;
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${title}: ${words}`);
  for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`);
  if (problems.length > 10) console.log(`  and ${problems.length - 10} more`);
}

/** Each part has its own seed, so that one can be repeated without the others. */
const parts: Record<string, () => Promise<void>> = {
  async crashes() {
    const victims = { 'embedded database': embedded, PostgreSQL: onPostgres, 'PostgreSQL itself': postgresItself };
    const rounds = Math.max(2, Math.round(millis(0.1) / 6000));
    for (const [title, victim] of Object.entries(victims)) {
      const { acknowledged, problems, slowestRestart } = await crashes(chance(seed), rounds, victim);
      const words = `${rounds} times killed, ${acknowledged} acknowledged writes looked for, slowest restart ${slowestRestart} ms`;
      printResult(`crashes (${title})`, acknowledged === 0 ? ['Nothing was written.'] : problems, words);
    }
  },
  async power() {
    const rounds = Math.max(2, Math.round(millis(0.15) / 12_000));
    const { acknowledged, problems, slowestRestart } = await crashes(chance(seed + 5), rounds, onDisk(forgetfulDisk(seed)));
    const words = `the power cut ${rounds} times, ${acknowledged} acknowledged writes looked for on a disk that forgets what was not synced, slowest restart ${slowestRestart} ms`;
    printResult('power', acknowledged === 0 ? ['Nothing was written.'] : problems, words);
  },
  async fuzz() {
    for (const engine of ENGINES) {
      const { calls, routes, accepted, byStatus, problems } = await withServer(
        engine,
        (server) => fuzz(server, chance(seed + 1), millis(0.15)),
        { ...DEMO, ...WITH_PASSKEYS },
      );
      const words = `${calls} calls to ${routes} routes, ${accepted} of which accepted one; ${JSON.stringify(byStatus)}`;
      printResult(`fuzz (${engine})`, problems, words);
    }
  },
  async cost() {
    for (const engine of ENGINES) {
      const { calls, routes, accepted, slowest, problems } = await withServer(
        engine,
        (server) => cost(server, chance(seed + 4), Math.max(20_000, millis(0.1))),
        DEMO,
      );
      const words = `${calls} calls to ${routes} routes, ${accepted} taken as large as they may be; the event loop was held for ${slowest.blocked} ms at most (${slowest.call.trim()})`;
      printResult(`cost (${engine})`, problems, words);
    }
  },
  async order() {
    for (const engine of ENGINES) {
      const { changes, problems } = await withServer(engine, async (server) =>
        order(callsOf(server, await signIn(server)), chance(seed + 2), millis(0.08)),
      );
      printResult(`order (${engine})`, problems, `${changes} changes by six people at once left one order`);
    }
  },
  async history() {
    const share = Number(values.minutes) / 8;
    const [changes, rounds] = [Math.max(100, Math.round(10_000 * share)), Math.max(2, Math.round(100 * share))];
    const victims = { 'embedded database': embedded, PostgreSQL: onPostgres };
    for (const engine of ENGINES) {
      const report = await withServer(engine, (server) => history(server, chance(seed + 7), changes));
      const words = `${report.changes} changes by four people, ${report.versions} versions of ${report.items} items replayed, ${report.restored} taken out of the bin`;
      printResult(`history (${engine})`, report.versions === 0 ? ['There is no history.'] : report.problems, words);
      const killed = await crashes(chance(seed + 8), rounds, victims[engine], historyIsWhole);
      const killedSummary = `${rounds} times killed, ${killed.acknowledged} acknowledged writes, each with its version`;
      printResult(
        `history, killed (${engine})`,
        killed.acknowledged === 0 ? ['Nothing was written.'] : killed.problems,
        killedSummary,
      );
    }
  },
  async model() {
    const steps = Math.max(40, Math.round(millis(0.15) / 150));
    const transcripts: string[][] = [];
    for (const engine of ENGINES) {
      const { steps: made, items, transcript, problems } = await modelOn(engine, chance(seed + 11), steps);
      printResult(
        `model (${engine})`,
        problems,
        `${made} changes, each answered and shown as the rules say; ${items} items at the end`,
      );
      transcripts.push(transcript);
    }
    const [first = [], second = []] = transcripts;
    printResult('model (both)', differences(first, second), `${first.length} lines of what was answered`);
  },
  async rules() {
    const { cases, problems } = await rules(chance(seed + 12), Math.max(200, Math.round(millis(0.1) / 12)));
    printResult('rules', problems, `${cases} random dates, series, texts and orders`);
  },
  async load() {
    for (const engine of ENGINES) {
      const report = await withServer(engine, (server) => load(server, chance(seed + 3), Number(values.clients), millis(0.1)));
      const { clients, seconds, rates, problems } = report;
      const words = `${clients} clients, ${seconds} s; ${rates.together} calls a second, one person alone ${rates.alone}`;
      printResult(`load (${engine})`, problems, words);
      console.table(report.rows);
    }
  },
  async backup() {
    for (const engine of ENGINES) {
      for (const files of ['folder', 'bucket'] as const) {
        const report = await backup({ engine, files }, millis(0.03), DEMO);
        const { title, backups, writes, before, slowest, reportedWait, longestBlock, rows, problems } = report;
        const waited = `the slowest write took ${slowest} ms (${before} ms before, the command says ${reportedWait} ms, the event loop was held for ${longestBlock} ms)`;
        const compared = `${rows} rows and ${report.files} files are the same in the copy`;
        printResult(`backup (${title})`, problems, `${backups} taken beside ${writes} writes, ${waited}; ${compared}`);
      }
    }
  },
  async processes() {
    const kills = Math.max(2, Math.round(millis(0.06) / 6000));
    for (const files of ['folder', 'bucket'] as const) {
      const report = await processes(files, chance(seed + 6), millis(0.02), kills);
      const { promises, changes, acknowledged, mails, twice, problems } = report;
      const survival = `one of two killed ${kills} times, ${acknowledged} acknowledged writes, ${report.files} files and ${mails} mails looked for, ${twice} of them sent twice`;
      printResult(
        `processes (PostgreSQL, ${files})`,
        problems,
        `${promises} promises, ${changes} changes left one order; ${survival}`,
      );
    }
    const { took, output, problems } = await secondOnFolder();
    printResult('processes (embedded database)', problems, `a second one was refused after ${took} ms: ${output}`);
  },
  async outage() {
    const rounds = Math.max(2, Math.round(millis(0.1) / 6000));
    const { calls, acknowledged, unavailable, doneAllTheSame, slowest, files, mails, twice, problems } = await outage(
      chance(seed + 9),
      rounds,
    );
    const answered = `${calls} calls, ${acknowledged} acknowledged, ${unavailable} answered with 503 (${doneAllTheSame} of them made what they asked for all the same), the slowest after ${slowest} ms`;
    const kept = `${files} files and ${mails} mails looked for, ${twice} of them sent twice`;
    const nothing = unavailable === 0 ? ['No call noticed.'] : [];
    printResult(
      'outage (PostgreSQL)',
      [...problems, ...nothing],
      `restarted ${rounds} times under two servers: ${answered}; ${kept}`,
    );
  },
  async upgrade() {
    const { acknowledged, problems } = await upgrade(millis(0.06));
    const words = `${acknowledged} acknowledged writes through an old and newer servers while the tables changed`;
    printResult('upgrade (PostgreSQL)', acknowledged === 0 ? ['Nothing was written.'] : problems, words);
  },
  async remotes() {
    const onlyMounts = values.only === 'mounts';
    if (!onlyMounts) {
      const { table, problems, unsteady, count } = await remotes(values.only, MATRIX);
      printResult('remotes', count === 0 ? ['There is no such fault.'] : problems, `${count} lines of the fault matrix`);
      console.log(table);
      if (unsteady.length > 0) console.log(`Right only with nothing beside them:\n  ${unsteady.join('\n  ')}`);
    }
    if (values.only && !onlyMounts) return;
    const after = await mounts(MOUNTS);
    printResult(`${MOUNTS} mounts`, after.problems, after.words);
  },
  async monkey() {
    const { presses, screens, problems } = await withServer(
      'embedded database',
      ({ address }) => monkeys(address, chance(seed + 10), millis(0.3)),
      DEMO,
    );
    const words = `anything was pressed ${presses} times, on ${screens} screens`;
    printResult('monkey', screens === 0 ? ['No screen was seen.'] : problems, words);
  },
  async webkit() {
    const { pages, problems } = await webkit();
    printResult('webkit', pages === 0 ? ['No page was seen.'] : problems, `${pages} pages, and what a person does most`);
  },
};

async function main(): Promise<void> {
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0 || !Number.isInteger(seed) || !(Number(values.minutes) > 0) || !(Number(values.clients) >= 1)) {
    throw new Error(
      `npm run campaign -- [${Object.keys(parts).join(' ')}] [--seed 1] [--minutes 8] [--clients 20] [--only entry]`,
    );
  }
  console.log(`Seed ${seed}. The same again: ${commandAgain(positionals, { ...values, seed })}`);
  for (const [name, work] of Object.entries(parts)) {
    const isChosen = positionals.length > 0 ? positionals.includes(name) : name !== NEEDS_DRIVER;
    if (!isChosen) continue;
    await work().catch((error: unknown) =>
      printResult(name, [error instanceof Error ? error.message : String(error)], 'broken off'),
    );
  }
}

main().then(
  () => process.exit(hasFailed ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
