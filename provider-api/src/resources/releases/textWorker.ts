import { parentPort, workerData } from 'node:worker_threads';
import { textProblems } from 'shared-kit/rules/remote/releaseProblems';
import type { TextsToCheck } from './checkTexts';

/** The thread that checks the code of a release (`checkTexts.ts`): it answers with the messages, and ends. */
async function check({ remote, files, limits }: TextsToCheck): Promise<void> {
  const readable = files.map(({ name, text }) => ({ name, bytes: text.length, text: () => text }));
  parentPort?.postMessage(await textProblems(remote, readable, limits));
}

void check(workerData as TextsToCheck);
