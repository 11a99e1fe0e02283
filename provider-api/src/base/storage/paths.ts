import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package's own folder, found from its migrations: the code runs from `src` in development and from `dist` once built. */
export function packageRoot(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'migrations', 'meta'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The migrations folder of provider-api is missing.');
    folder = parent;
  }
  return folder;
}

/** The folder of the migrations. @throws Error when it is missing, as `packageRoot` does */
export const migrationsDir = () => join(packageRoot(), 'migrations');
/** The folder that holds all packages. */
export const repositoryRoot = () => dirname(packageRoot());
