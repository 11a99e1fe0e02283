/** The parts of `npm test`, in their order. */
export const PARTS = ['lint', 'types', 'unit', 'api', 'e2e'];

/** Files that no test reads. */
const WORDS = /(^docs\/|\.md$|^\.github\/|(^|\/)(LICENSE|CODEOWNERS)$)/;

/**
 * What a run consists of.
 * @typedef {object} Plan
 * @property {string[]} parts
 * @property {string[] | null} packages folders that lint and unit tests look at; null for everything
 * @property {string[] | null} journeys remotes whose own journeys run, alone and in the site; null for all journeys
 */

/** @returns {Plan} */
export const everything = () => ({ parts: PARTS, packages: null, journeys: null });

/** The parts that say something about packages. Journeys of one remote are in its folder; all others go through all remotes. */
function planFor(packages, isRemote) {
  const remotesOnly = packages.every(isRemote);
  const parts = PARTS.filter((part) => {
    if (part === 'api') return packages.includes('provider-api');
    if (part === 'unit') return packages.some((name) => name !== 'provider-api' && name !== 'e2e');
    return true;
  });
  return { parts, packages, journeys: remotesOnly ? packages : null };
}

/**
 * @param {string[]} words parts and names of packages
 * @param {string[]} known names of packages
 * @param {(name: string) => boolean} isRemote
 * @returns {Plan}
 * @throws {Error} with a sentence when a word is neither
 */
export function planOfWords(words, known, isRemote) {
  const unknown = words.filter((word) => !PARTS.includes(word) && !known.includes(word));
  if (unknown.length > 0) {
    const names = `The parts are ${PARTS.join(', ')}; the packages are ${known.join(', ')}.`;
    throw new Error(`There is no part and no package '${unknown.join("', '")}'. ${names}`);
  }
  // 'e2e' is a part and a package; it is the part that is meant.
  const packages = words.filter((word) => known.includes(word) && !PARTS.includes(word));
  const parts = PARTS.filter((part) => words.includes(part));
  const plan = packages.length > 0 ? planFor(packages, isRemote) : everything();
  // The journeys of a package that is no remote are those of the whole product: they run when they are requested.
  const usual = packages.length > 0 && plan.journeys === null ? plan.parts.filter((part) => part !== 'e2e') : plan.parts;
  return { ...plan, parts: parts.length > 0 ? parts : usual };
}

/**
 * @param {string[]} files what changed
 * @param {(files: string[]) => string[]} packagesBehind the packages that a change of files concerns
 * @param {string[]} known names of packages
 * @param {(name: string) => boolean} isRemote
 * @returns {Plan} what can have broken; no part when nothing can
 */
export function planOfChange(files, packagesBehind, known, isRemote) {
  const code = files.filter((file) => !WORDS.test(file));
  if (code.length === 0) return { parts: [], packages: [], journeys: [] };
  // Tools, settings and the lock file are outside of every package and concern all of them.
  if (code.some((file) => !known.includes(file.split('/')[0]))) return everything();
  return planFor(
    packagesBehind(code).filter((name) => known.includes(name)),
    isRemote,
  );
}
