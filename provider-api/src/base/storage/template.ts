import { join } from 'node:path';
import { migrationsHash } from './migrations';
import { packageRoot } from './paths';

/**
 * Where the prepared empty database for the current migrations is kept. Creating a new one takes seconds; copying it
 * does not.
 */
export function templateDir(): string {
  return join(packageRoot(), '.template', migrationsHash());
}
