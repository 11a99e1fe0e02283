/** Removes colours, so that what a program printed can be read. */
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);

/** A run that ended badly without one failed test is a failure all the same. */
const honest = ({ passed, failed }, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** @returns how many tests a run of jest passed and failed; a suite that could not run counts as one failed test */
export function countJest({ code, output }) {
  const text = plain(output);
  const tests = /^Tests:.*$/m.exec(text)?.[0] ?? '';
  const unable = (text.match(/Test suite failed to run/g) ?? []).length;
  const passed = number(tests, /(\d+) passed/);
  return honest({ passed, failed: number(tests, /(\d+) failed/) + Math.ceil(unable / 2) }, passed === 0 ? 1 : code);
}

/** @returns the same of a run of the browser tests; one that never ran failed */
export function countPlaywright({ code, output }) {
  const text = plain(output);
  const lost = number(text, /^\s+(\d+) did not run/m) + number(text, /^\s+(\d+) interrupted/m);
  const passed = number(text, /^\s+(\d+) passed/m);
  return honest({ passed, failed: number(text, /^\s+(\d+) failed/m) + lost }, passed === 0 ? 1 : code);
}

/** @returns {string[]} download addresses that a lock file records; it should say versions and checksums only */
export const addressesIn = ({ packages }) =>
  Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
