/** Runs something at most once; later calls wait for the first. */
export function runOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
