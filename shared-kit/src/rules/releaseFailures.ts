/** When reports of pages withdraw a version by themselves. */
export interface FailureLimits {
  /** How many different people must have met a failure. */
  people: number;
  /** Which part of those who loaded it they must be, 0 to 1. */
  share: number;
  /** How far back reports count, in minutes. */
  minutes: number;
}

export const FAILURE_LIMITS: FailureLimits = { people: 2, share: 0.2, minutes: 10 };

/** The people whose pages reported a version within the time that counts; each counts once, however often they report. */
export interface Reporters {
  /** Those for whom it loaded, failed or crashed. */
  all: number;
  /** Those for whom it failed to load, or crashed. */
  troubled: number;
}

/**
 * Whether a version has failed so often that it is taken back from everybody. One person alone never does that, whatever the
 * limits say: it could be their browser, or their ill will.
 */
export function isFailing({ all, troubled }: Reporters, { people, share }: FailureLimits): boolean {
  return troubled >= Math.max(2, people) && troubled >= share * all;
}
