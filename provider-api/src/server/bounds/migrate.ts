import { spawnSync } from 'node:child_process';
import { getTableName } from 'drizzle-orm';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalOf } from '../../base/storage/migrations';
import { migrationsDir } from '../../base/storage/paths';
import { contentTypes } from '../contentTypes';
import { missingBounds, missingUses } from './sql';
import { boundedTables } from './tables';

/**
 * `npm run migration -w provider-api -- --name what_it_does`: writes the next migration, with the changes in the tables' definitions
 * and in the bounds of their texts, and the triggers of new content.
 */
const folder = migrationsDir();
const files = () => journalOf(folder).entries.map(({ tag }) => join(folder, `${tag}.sql`));

function generate(...options: string[]): void {
  const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2), ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error('drizzle-kit wrote no migration.');
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
