/** @typedef {Record<string, Record<string, string[]>>} Surface */

const exportPairs = (surface) =>
  Object.entries(surface).flatMap(([key, exports]) => Object.keys(exports).map((name) => [key, name]));
const parseVersion = (version) => version.split('.').map(Number);

/** Orders versions, the older one first. */
export function compareVersions(a, b) {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  const index = left.findIndex((part, position) => part !== right[position]);
  return index < 0 ? 0 : left[index] - right[index];
}

/**
 * Finds the shapes that a remote built earlier would miss.
 * @param {Surface} before
 * @param {Surface} after
 * @returns {string[]} `name of module`, each once
 */
export const removedShapes = (before, after) =>
  exportPairs(before)
    .filter(([key, name]) => before[key][name].some((shape) => !after[key]?.[name]?.includes(shape)))
    .map(([key, name]) => `${name} of ${key}`);

/**
 * @returns {boolean} whether a version change says that remotes must be rebuilt: a new major version, or a minor one during 0.x
 */
export function isBreakingStep(from, to) {
  const [a, b] = [parseVersion(from), parseVersion(to)];
  return compareVersions(from, to) < 0 && (a[0] !== b[0] || (a[0] === 0 && a[1] !== b[1]));
}

/** The kit's next version if existing remotes still work with it. */
export function nextCompatibleVersion(version) {
  const [major, minor, patch] = parseVersion(version);
  return `${major}.${minor}.${patch + 1}`;
}

/** The kit's next version if remotes must be rebuilt for it. */
export function nextBreakingVersion(version) {
  const [major, minor] = parseVersion(version);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

/**
 * The surface to write down.
 * @param {Record<string, Record<string, string>>} shapes as the source has them now
 * @param {Surface} before the surface of the version before
 * @param {{isBreaking: boolean}} options whether the old shapes of what changed are no longer served; otherwise they are kept after the new
 *   ones
 * @returns {Surface}
 */
export function nextSurface(shapes, before, { isBreaking }) {
  const listOf = (key, name, shape) => {
    const shapesBefore = before[key]?.[name] ?? [];
    if (shapesBefore[0] === shape) return shapesBefore;
    return isBreaking ? [shape] : [shape, ...shapesBefore.filter((old) => old !== shape)];
  };
  return Object.fromEntries(
    Object.entries(shapes).map(([key, exports]) => [
      key,
      Object.fromEntries(Object.entries(exports).map(([name, shape]) => [name, listOf(key, name, shape)])),
    ]),
  );
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function sourceProblems(shapes, surface) {
  const newestShapes = Object.fromEntries(
    Object.entries(surface).map(([key, exports]) => [
      key,
      Object.fromEntries(Object.entries(exports).map(([name, [shape]]) => [name, shape])),
    ]),
  );
  if (isSame(shapes, newestShapes)) return [];
  const pairs = [...new Set([...exportPairs(shapes), ...exportPairs(newestShapes)].map((pair) => pair.join('\n')))].map((pair) =>
    pair.split('\n'),
  );
  const changed = pairs
    .filter(([key, name]) => shapes[key]?.[name] !== newestShapes[key]?.[name])
    .map(([key, name]) => `${name} of ${key}`);
  const suffix = changed.length > 0 ? ` (${changed.join(', ')})` : '';
  return [`The kit's surface is not what shared-kit/surface.json says${suffix}. Run: npm run surface`];
}

/**
 * Checks that the kit's surface, its version and its changelog belong together.
 * @param {{shapes: Record<string, Record<string, string>>, surface: Surface, history: Record<string, Surface>, version: string, changelog: string}} kit
 *   what the source has, what is written down, the surface of each version, the kit's version and the text of its changelog
 * @returns {string[]} one sentence for each mismatch
 */
export function surfaceProblems({ shapes, surface, history, version, changelog }) {
  const problems = sourceProblems(shapes, surface);
  const versions = Object.keys(history).sort(compareVersions);
  if (!isSame(history[version], surface)) {
    problems.push(
      `shared-kit/surface.json changed, and the kit is still ${version}. Step the version in shared-kit/package.json, then run: npm run surface`,
    );
  }
  if (versions.at(-1) !== version)
    problems.push(`shared-kit/surfaces knows ${versions.at(-1)}, and the kit is ${version}. Run: npm run surface`);
  for (const [index, to] of versions.entries()) {
    const from = versions[index - 1];
    const missing = from ? removedShapes(history[from], history[to]) : [];
    if (missing.length > 0 && !isBreakingStep(from, to)) {
      problems.push(
        `${to} no longer serves what ${from} did (${missing.join(', ')}): that takes version ${nextBreakingVersion(from)}.`,
      );
    }
  }
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  if (newest !== version)
    problems.push(
      `The newest entry of shared-kit/CHANGELOG.md is ${newest ?? 'missing'}, and the kit is ${version}. Add an entry for it.`,
    );
  return problems;
}
