import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReleaseLimits } from 'shared-kit/rules/remote/releaseLimits';
import { codeBytes, isCode, textProblems, type ReleaseFile } from 'shared-kit/rules/remote/releaseProblems';
import { invalid } from '../../http/errors';
import { createWorkQueue } from '../../http/workQueue';

/** What the thread gets. */
export interface TextsToCheck {
  remote: string;
  files: { name: string; text: string }[];
  limits: ReleaseLimits;
}

/** Up to this many bytes are checked at once, which takes a tenth of a second; starting a thread takes as long. */
const SMALL_BYTES = 200_000;
/** Far more than any code within the limits needs. */
const MAX_MILLISECONDS = 60_000;
const MAX_MEGABYTES = 1_000;

const TOO_COMPLEX = 'Its scripts are too complex to be checked.';
const extension = extname(__filename);
const worker = join(__dirname, `textWorker${extension}`);
/** In development and in tests, the thread has to read TypeScript. */
const execArgv = extension === '.ts' ? ['--require', 'tsx/cjs'] : [];

const { run: inQueue } = createWorkQueue({
  concurrency: 1,
  maxWaiting: 8,
  maxWait: 90_000,
  busyMessage: 'Other releases are being checked right now. Try again in a moment.',
});

function checkInThread(texts: TextsToCheck, maxMilliseconds: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_MEGABYTES };
    const thread = new Worker(worker, { workerData: texts, resourceLimits, execArgv });
    const refuse = () => reject(invalid({ release: TOO_COMPLEX }));
    const timer = setTimeout(() => {
      refuse();
      void thread.terminate();
    }, maxMilliseconds);
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse() : reject(error),
    );
    thread.once('exit', () => {
      clearTimeout(timer);
      // Without effect if it has answered.
      reject(new Error('The thread that checks code ended without an answer.'));
    });
  });
}

/**
 * Checks the scripts and style sheets of a release as `textProblems` does, but larger ones in a thread of their own: parsing three
 * million characters takes seconds, during which this process would answer nobody.
 * @param maxMilliseconds for the thread
 * @throws 422 when it takes too long or too much memory, 503 when too many releases are being checked
 */
export async function checkTexts(
  remote: string,
  files: readonly ReleaseFile[],
  limits: ReleaseLimits,
  maxMilliseconds = MAX_MILLISECONDS,
): Promise<string[]> {
  if (codeBytes(files) <= SMALL_BYTES) return textProblems(remote, files, limits);
  return inQueue(async () => {
    const texts: TextsToCheck = { remote, files: [], limits };
    for (const { name, text } of files) if (text && isCode(name)) texts.files.push({ name, text: await text() });
    return checkInThread(texts, maxMilliseconds);
  });
}
