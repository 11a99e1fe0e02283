import fs from 'node:fs';

/** Lines that wait while standard output takes none, such as a pipe that nobody reads. */
const MOST = 10_000;
/** How long to wait before a busy output is tried again, in milliseconds. */
const BUSY_MILLISECONDS = 100;

const isBusy = (error: NodeJS.ErrnoException) => error.code === 'EAGAIN' || error.code === 'EBUSY';

/** Starts a new line, even after one that was only written in part. */
const noteOf = (lost: number) =>
  `\n${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log could not be written' })}\n`;

/**
 * Where the log goes: standard output, one line after another, without waiting for it. A line that cannot be written is lost, on a
 * full disk for example, and the server continues; the next one that can be written follows a line that says how many were. (The
 * logger's own output throws into whatever logs, and keeps the process from ending.)
 * @param handle of the file that it is written to
 */
export function logStream(handle = 1): { write(line: string): void } {
  const waiting: string[] = [];
  let isWriting = false;
  let lost = 0;

  const next = (): void => {
    const line = waiting.shift();
    isWriting = line !== undefined;
    if (line === undefined) return;
    const told = lost;
    write(Buffer.from(told > 0 ? noteOf(told) + line : line), (isWritten) => {
      lost += isWritten ? -told : 1;
      next();
    });
  };
  const write = (bytes: Buffer, done: (isWritten: boolean) => void): void =>
    fs.write(handle, bytes, (error, count) => {
      if (error && isBusy(error)) setTimeout(write, BUSY_MILLISECONDS, bytes, done).unref();
      else if (error || count === bytes.length) done(!error);
      else write(bytes.subarray(count), done);
    });

  process.on('exit', () => {
    try {
      for (const line of waiting) fs.writeSync(handle, line);
    } catch {
      // Nobody is left to tell.
    }
  });
  return {
    write(line) {
      if (waiting.length < MOST) waiting.push(line);
      else lost += 1;
      if (!isWriting) next();
    },
  };
}
