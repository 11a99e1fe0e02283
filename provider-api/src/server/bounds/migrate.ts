import { spawnSync } from 'node:child_process';
import { getTableName } from 'drizzle-orm';
import { appendFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT, journalOf } from '../../base/storage/migrations';
import { migrationsDir } from '../../base/storage/paths';
import { contentTypes } from '../contentTypes';
import { columnsNotFilled, columnsWithoutValue, contractingSteps, missingBounds, missingUses } from './sql';
import { boundedTables } from './tables';

/**
 * `npm run migration -w provider-api -- --name what_it_does`: writes the next migration, with the changes in the tables' definitions
 * and in the bounds of their texts, and the triggers of new content.
 */

const EXAMPLE = 'npm run migration -w provider-api -- --name what_it_does';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readName(): string | undefined {
  try {
    return parseArgs({ options: { name: { type: 'string' } } }).values.name;
  } catch (error) {
    return stop(`${(error as Error).message.split('. ')[0]}.\nFor example: ${EXAMPLE}`);
  }
}

const name = readName();
if (name !== undefined && !/^[a-z0-9_]+$/.test(name))
  stop(`'${name}' cannot be the name of a file: use small letters, digits and underscores.\nFor example: ${EXAMPLE}`);

const folder = migrationsDir();
const files = () => journalOf(folder).entries.map(({ tag }) => join(folder, `${tag}.sql`));

function generate(...options: string[]): void {
  const named = name === undefined ? [] : ['--name', name];
  const { status } = spawnSync('drizzle-kit', ['generate', ...named, ...options], { stdio: 'inherit' });
  if (status !== 0) stop('No migration was written.');
}

const countBefore = files().length;
generate();
const migrations = files()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const missing = [
  ...missingBounds(boundedTables, migrations),
  ...missingUses(
    contentTypes.map(({ table }) => getTableName(table)),
    migrations,
  ),
];
if (missing.length > 0) {
  // No column changed, but a bound did.
  if (files().length === countBefore) generate('--custom');
  appendFileSync(files().at(-1) as string, ['', ...missing].join('\n--> statement-breakpoint\n'));
}

const [file = ''] = files().slice(countBefore);
const migration = file ? readFileSync(file, 'utf8') : '';
const problems: string[] = [];
const NOT_STARTING = 'so that the product would not start';
const withoutValue = columnsWithoutValue(migration);
if (withoutValue.length > 0)
  problems.push(
    `Rows that exist have no value for ${withoutValue.join(', ')}, ${NOT_STARTING}. ` +
      `Write one after NOT NULL in ${basename(file)}, such as DEFAULT 1 or DEFAULT ''.`,
  );
const notFilled = columnsNotFilled(migration);
if (notFilled.length > 0) {
  const [table, column] = (notFilled[0] ?? '').split('.');
  problems.push(
    `Rows that exist may have no value for ${notFilled.join(', ')}, ${NOT_STARTING}. ` +
      `Give them one before SET NOT NULL in ${basename(file)}, such as UPDATE "${table}" SET "${column}" = 1 WHERE "${column}" IS NULL;--> statement-breakpoint`,
  );
}
const steps = contractingSteps(migration);
if (steps.length > 0)
  problems.push(
    `Processes of the release before, which still run during an upgrade, may need what this removes or restricts:\n  ${steps.join('\n  ')}\n` +
      `Do it only once no released version needs it, and begin ${basename(file)} with the line '${CONTRACT}' (docs/decisions/rolling-upgrade.md).`,
  );
if (problems.length > 0) stop(`\n${problems.join('\n\n')}`);
