/** Why a remote is not on the screen, in a sentence of ours that anybody may read. */
export class FrameProblem extends Error {}

/** A file of a remote, or the list of remotes, did not arrive. */
export class LoadProblem extends FrameProblem {}

/**
 * What to tell about a failure: our own sentences as they are; the words of a program or of the runtime are for the console.
 * @param error what was thrown
 * @param otherwise the sentence for everything that is not ours
 */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof FrameProblem) return error.message;
  console.error(error);
  return otherwise;
}
