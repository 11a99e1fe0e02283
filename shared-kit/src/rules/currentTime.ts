declare global {
  /** How far the server's clock is ahead of this computer's, in milliseconds. Global, since every remote bundles this file. */
  var innkeeperClock: number | undefined;
}

/**
 * The time by the server's clock, in milliseconds: for everything that is compared with an instant that the server stores or hands
 * out. Durations and timeouts need only the computer's own clock.
 */
export const currentTime = (): number => Date.now() + (globalThis.innkeeperClock ?? 0);
