import pino from 'pino';
import type { App } from '../src/http/app';

/** Keeps what a server logs. @returns the lines, and the function that prepares the server for it */
export function logLines() {
  const lines: string[] = [];
  const keep = (app: App) =>
    void Object.assign(app.log, { [pino.symbols.streamSym]: { write: (line: string) => void lines.push(line) } });
  return { lines, keep };
}
