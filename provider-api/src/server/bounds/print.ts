import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalOf } from '../../base/storage/migrations';
import { migrationsDir } from '../../base/storage/paths';
import { missingBounds } from './sql';
import { boundedTables } from './tables';

/** `npm run bounds -w provider-api`: what a migration has to say so that the database bounds what the rules bound. */
const folder = migrationsDir();
const migrations = journalOf(folder).entries.map(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8'));
console.log(missingBounds(boundedTables, migrations.join('\n')).join('\n--> statement-breakpoint\n'));
