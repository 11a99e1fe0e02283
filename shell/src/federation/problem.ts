/** Why a remote is not shown, as a message of ours that anybody may read. */
export class FrameProblem extends Error {}

/** A file of a remote, or the list of remotes, did not arrive. */
export class LoadProblem extends FrameProblem {}

/** A file did not arrive because nobody could answer just now, as while the server is restarted. */
export class UnavailableProblem extends LoadProblem {}

/**
 * The message for a failure: our own messages are returned unchanged; those of other code or of the runtime go to the
 * console.
 * @param error what was thrown
 * @param fallback the message for any other error
 */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof FrameProblem) return error.message;
  console.error(error);
  return fallback;
}
