/**
 * Replaces, at build time, the federation runtime's parser of version ranges (docs/decisions/lean-host.md): builds of
 * remotes ask for `^1.2.3` or for an exact version, and the runtime itself uses `<=1.2.3` to find the newer of two.
 */
const parseVersion = (version: string): number[] =>
  version
    .replace(/[-+].*/, '')
    .split('.')
    .map(Number);

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, index) => part !== b[index]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** @returns whether a version is within a range; false for ranges of another form */
export function satisfy(version: string, range: string): boolean {
  if (range === '*') return true;
  const [, sign, required] = /^(\^|<=)?(\d+\.\d+\.\d+[^ ]*)$/.exec(range) ?? [];
  if (!required) return false;
  const [actual, minimum] = [parseVersion(version), parseVersion(required)];
  const order = compare(actual, minimum);
  if (sign === '<=') return order <= 0;
  if (!sign) return version === required;
  // The parts up to the first non-zero number must be equal.
  const firstNonZero = minimum.findIndex((part) => part > 0);
  return order >= 0 && actual.slice(0, firstNonZero + 1).every((part, index) => part === minimum[index]);
}
