/** The limits beyond which the reports of pages withdraw a version. */
export interface FailureLimits {
  /** How many different people must have had a failure. */
  people: number;
  /** The minimum fraction of those who loaded it that must have had a failure, 0 to 1. */
  share: number;
  /** For how long reports count, in minutes. */
  minutes: number;
}

export const FAILURE_LIMITS: FailureLimits = { people: 2, share: 0.2, minutes: 10 };

/** The people whose pages reported a version within the period that counts; each counts once, no matter how often they report. */
export interface Reporters {
  /** Those for whom it loaded, failed or crashed. */
  all: number;
  /** Those for whom it failed to load, or crashed. */
  troubled: number;
  /** Those for whom it failed to load. */
  unloaded: number;
}

/**
 * Whether a version has failed often enough to be withdrawn from everybody. One person alone never causes that, whatever the
 * limits: it could be their browser, or malice.
 */
export function isFailing({ all, troubled }: Pick<Reporters, 'all' | 'troubled'>, { people, share }: FailureLimits): boolean {
  return troubled >= Math.max(2, people) && troubled >= share * all;
}

const isUnloaded = ({ all, unloaded }: Reporters, { share }: FailureLimits): boolean => unloaded > 0 && unloaded >= share * all;

/**
 * Whether the origin of the files is failing, and not the version: it does not load, and the version that would replace it does
 * not load either, or half of the other versions that people load at that moment do not. Withdrawing it would then help nobody
 * and take a good version away from everybody. A version that crashes has been loaded, so the fault is its own.
 * @param failing the version in question
 * @param next the version that would replace it; null when there is none
 * @param others the versions of other remotes that are in use
 */
export function isHostFailing(
  failing: Reporters,
  next: Reporters | null,
  others: readonly Reporters[],
  limits: FailureLimits,
): boolean {
  if (!isFailing({ ...failing, troubled: failing.unloaded }, limits)) return false;
  if (next && isUnloaded(next, limits)) return true;
  const seen = others.filter(({ all }) => all > 0);
  return seen.length > 0 && seen.filter((reporters) => isUnloaded(reporters, limits)).length * 2 >= seen.length;
}
