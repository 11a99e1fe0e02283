import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** The files that a first start with the demo data opens at once, plus some for callers. */
const MIN_OPEN_FILES = 512;

/**
 * How many files this process may open at once.
 * @param limits the process limits, as the system reports them
 * @returns undefined where the system does not say, or sets no limit
 */
export function maxOpenFiles(limits = readProcessLimits()): number | undefined {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  return files > 0 ? files : undefined;
}

/**
 * With fewer, a start fails at whichever file exceeds the limit, and the embedded database reports a misleading reason.
 * @throws ConfigError that names the limit
 */
export function refuseLowFileLimit(limits?: string): void {
  const max = maxOpenFiles(limits);
  if (max !== undefined && max < MIN_OPEN_FILES)
    throw new ConfigError(
      `This process may open ${max} files at once and needs ${MIN_OPEN_FILES}. Raise 'ulimit -n', and start again.`,
    );
}

function readProcessLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
