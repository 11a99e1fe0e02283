/**
 * Replaces, at build time, the federation runtime's parser of version ranges (docs/decisions/lean-host.md): builds of remotes ask
 * for `^1.2.3` or for one version, and the runtime itself for the newer of two (`<=1.2.3`).
 */
const numbers = (version: string): number[] =>
  version
    .replace(/[-+].*/, '')
    .split('.')
    .map(Number);

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, place) => part !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** @returns whether a version is within a range; false for ranges of another form */
export function satisfy(version: string, range: string): boolean {
  if (range === '*') return true;
  const [, sign, wanted] = /^(\^|<=)?(\d+\.\d+\.\d+[^ ]*)$/.exec(range) ?? [];
  if (!wanted) return false;
  const [have, need] = [numbers(version), numbers(wanted)];
  const order = compare(have, need);
  if (sign === '<=') return order <= 0;
  if (!sign) return version === wanted;
  // The parts up to the first non-zero number must be equal.
  const fixed = need.findIndex((part) => part > 0);
  return order >= 0 && have.slice(0, fixed + 1).every((part, index) => part === need[index]);
}
