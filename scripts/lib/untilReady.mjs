import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine to create the store and its demo data, in milliseconds. */
const TIMEOUT = 90_000;

/**
 * Waits until an API answers that it is ready.
 * @param {string} address at which it will answer
 * @param {() => boolean} [hasEnded] whether waiting for it has become pointless
 * @returns {Promise<boolean>} whether it is ready; false once it has ended, or after a minute and a half
 */
export async function untilReady(address, hasEnded = () => false) {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline && !hasEnded()) {
    const response = await fetch(`${address}/api/ready`).catch(() => null);
    if (response?.ok) return true;
    await pause(100);
  }
  return false;
}
