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
  const steps = Object.entries(times)
    .map(([step, count]) => [Number(step), count] as const)
    .sort(([a], [b]) => a - b);
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  let counted = 0;
  for (const [step, count] of steps) {
    counted += count;
    if (counted >= total * fraction) return Math.round(RATIO ** step);
  }
  return null;
}
