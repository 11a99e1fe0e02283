import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalOf } from '../../base/storage/migrations';
import { migrationsDir } from '../../base/storage/paths';
import { missingBounds } from './sql';
import { boundedTables } from './tables';

/** `npm run bounds -w provider-api`: prints the migration that makes the database enforce the limits of the rules. */
const folder = migrationsDir();
const migrations = journalOf(folder).entries.map(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8'));
console.log(missingBounds(boundedTables, migrations.join('\n')).join('\n--> statement-breakpoint\n'));
