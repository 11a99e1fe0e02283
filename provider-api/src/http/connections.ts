import { readFileSync } from 'node:fs';

/**
 * How many connections the server may hold: a third of the files that the process may open, since a connection may be reading a
 * file, and the embedded database fails until a restart once it could not open one of its own.
 * @param limits what the system says about this process
 * @returns undefined where the system does not say, or sets no limit
 */
export function mostConnections(limits = limitsHere()): number | undefined {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  return files > 0 ? Math.max(1, Math.floor(files / 3)) : undefined;
}

function limitsHere(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
