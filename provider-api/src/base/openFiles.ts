import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** What a first start with the demo opens at once, and room for those who call. */
const FEWEST = 512;

/**
 * How many files this process may open at once.
 * @param limits what the system says about it
 * @returns undefined where the system does not say, or sets no limit
 */
export function mostOpenFiles(limits = limitsHere()): number | undefined {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  return files > 0 ? files : undefined;
}

/**
 * With fewer, a start fails wherever the last one was opened, and the embedded database gives another reason.
 * @throws ConfigError with a sentence
 */
export function refuseFewFiles(limits?: string): void {
  const most = mostOpenFiles(limits);
  if (most !== undefined && most < FEWEST)
    throw new ConfigError(`This process may open ${most} files at once and needs ${FEWEST}. Raise 'ulimit -n', and start again.`);
}

function limitsHere(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
