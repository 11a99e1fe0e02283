import fs from 'node:fs';

/** How many lines may wait while standard output accepts none, e.g. a pipe that nobody reads. */
const MAX_WAITING = 10_000;
/** How long to wait before a busy output is tried again, in milliseconds. */
const BUSY_MILLISECONDS = 100;
/** How long the end of the process waits for a busy output, in all and before each further attempt, in milliseconds. */
const END_MILLISECONDS = 1_000;
const END_RETRY_MILLISECONDS = 10;

const isBusy = (error: NodeJS.ErrnoException) => error.code === 'EAGAIN' || error.code === 'EBUSY';

/** Starts a new line, even after one that was only written in part. */
const lossNotice = (lost: number) =>
  `\n${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log could not be written' })}\n`;

/** Writes bytes while the process ends, when nothing asynchronous runs any more. What nobody reads in time is lost. */
function writeAtEnd(handle: number, bytes: Buffer): void {
  const deadline = Date.now() + END_MILLISECONDS;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let rest = bytes; rest.length > 0;) {
    try {
      rest = rest.subarray(fs.writeSync(handle, rest));
    } catch (error) {
      // Nobody is left to be told about any other error.
      if (!isBusy(error as NodeJS.ErrnoException) || Date.now() > deadline) return;
      Atomics.wait(pause, 0, 0, END_RETRY_MILLISECONDS);
    }
  }
}

/**
 * Writes the log to standard output, one line after another, without waiting for it. A line that cannot be written, e.g. on a full
 * disk, is lost, and the server continues; the next line that can be written follows a notice of how many were lost. (The logger's
 * own output throws at whatever logs, and keeps the process from ending.)
 * @param handle of the file to write to
 */
export function logStream(handle = 1): { write(line: string): void } {
  const waiting: string[] = [];
  /** The part of the line being written that a busy output has not accepted yet. */
  let refused: Buffer | null = null;
  let isWriting = false;
  let lost = 0;

  const writeNext = (): void => {
    const line = waiting.shift();
    isWriting = line !== undefined;
    if (line === undefined) return;
    const reportedLoss = lost;
    write(Buffer.from(reportedLoss > 0 ? lossNotice(reportedLoss) + line : line), (isWritten) => {
      lost += isWritten ? -reportedLoss : 1;
      writeNext();
    });
  };
  const write = (bytes: Buffer, done: (isWritten: boolean) => void): void => {
    refused = null;
    fs.write(handle, bytes, (error, count) => {
      if (error && isBusy(error)) {
        refused = bytes;
        setTimeout(write, BUSY_MILLISECONDS, bytes, done).unref();
      } else if (error || count === bytes.length) done(!error);
      else write(bytes.subarray(count), done);
    });
  };

  process.on('exit', () => {
    const notice = lost > 0 && waiting.length > 0 ? lossNotice(lost) : '';
    writeAtEnd(handle, Buffer.concat([refused ?? Buffer.alloc(0), Buffer.from(notice + waiting.join(''))]));
  });
  return {
    write(line) {
      if (waiting.length < MAX_WAITING) waiting.push(line);
      else lost += 1;
      if (!isWriting) writeNext();
    },
  };
}
