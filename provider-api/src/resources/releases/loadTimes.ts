/** Each step is a tenth longer than the one before: a median from steps is at most 5% off. */
const RATIO = 1.1;
/** A page that was suspended says nothing about loading; longer times count as ten minutes. */
const LONGEST = 600_000;

/** Load counts by duration step. */
export type Times = Record<string, number>;

/** @returns the step that a load of so many milliseconds falls into */
export const stepOf = (ms: number): number => Math.round(Math.log(Math.max(1, Math.min(ms, LONGEST))) / Math.log(RATIO));

/**
 * The time within which a fraction of the loads finished.
 * @param fraction 0.5 for the median, 0.95 for all but the slowest twentieth
 * @returns milliseconds, null when nothing was measured
 */
export function percentileOf(times: Times, fraction: number): number | null {
  const total = Object.values(times).reduce((sum, count) => sum + count, 0);
  let counted = 0;
  // Whole numbers as names are always in order.
  for (const [step, count] of Object.entries(times)) {
    counted += count;
    if (counted >= total * fraction) return Math.round(RATIO ** Number(step));
  }
  return null;
}
