import { parseArgs } from 'node:util';
import { ConfigError } from '../../base/configError';

const USAGE = {
  backup: 'npm run backup -- innkeeper.backup [--from https://innkeeper.example | --stopped]',
  restore: 'npm run restore -- innkeeper.backup [--replace]',
};

/**
 * Reads the arguments of `npm run backup` and `npm run restore` (docs/how-to/backup.md).
 * @returns the options, and the path of the backup
 * @throws ConfigError, with the correct usage, for an unknown option, or for a file or option that is empty, e.g.
 * because a variable is not set
 */
export function readArguments(
  command: keyof typeof USAGE,
  args: string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('Name one file.');
    const empty = Object.keys(values).find((name) => values[name] === '');
    if (empty) throw new Error(`--${empty} is empty.`);
    return { values, file };
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n  ${USAGE[command]}`, { cause: error });
  }
}
