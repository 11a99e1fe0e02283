/** The parts of `npm test`, in their order. */
export const PARTS = ['lint', 'types', 'unit', 'api', 'e2e'];

/** Files that only the documentation tests read. */
const DOCUMENTATION = /(^docs\/|\.md$|^\.github\/|(^|\/)(LICENSE|CODEOWNERS)$)/;

/**
 * What a run consists of.
 * @typedef {object} Plan
 * @property {string[]} parts
 * @property {string[] | null} packages folders that lint and unit tests look at; null for everything
 * @property {string[] | null} journeys remotes whose own journeys run, alone and in the site; null for all journeys
 * @property {boolean} [readsDocuments] whether the tests that read documents run in addition to those of the packages
 */

/** @returns {Plan} */
export const everything = () => ({ parts: PARTS, packages: null, journeys: null });

/**
 * The parts of `npm test` that concern some packages. Journeys of one remote are in its folder; all others go through
 * all remotes.
 */
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
 * @param {string[]} packageNames names of packages
 * @param {(name: string) => boolean} isRemote
 * @returns {Plan}
 * @throws {Error} with a sentence when a word is neither
 */
export function planOfArguments(words, packageNames, isRemote) {
  const unknown = words.filter((word) => !PARTS.includes(word) && !packageNames.includes(word));
  if (unknown.length > 0) {
    const names = `The parts are ${PARTS.join(', ')}; the packages are ${packageNames.join(', ')}.`;
    throw new Error(`There is no part and no package '${unknown.join("', '")}'. ${names}`);
  }
  // 'e2e' is both a part and a package; here it means the part.
  const packages = words.filter((word) => packageNames.includes(word) && !PARTS.includes(word));
  const parts = PARTS.filter((part) => words.includes(part));
  const plan = packages.length > 0 ? planFor(packages, isRemote) : everything();
  // The journeys of a package that is not a remote are those of the whole product: they run when they are requested.
  const defaultParts = packages.length > 0 && plan.journeys === null ? plan.parts.filter((part) => part !== 'e2e') : plan.parts;
  return { ...plan, parts: parts.length > 0 ? parts : defaultParts };
}

/**
 * @param {string[]} files what changed
 * @param {(files: string[]) => string[]} affectedPackages the packages that a change of files affects
 * @param {string[]} packageNames names of packages
 * @param {(name: string) => boolean} isRemote
 * @returns {Plan} what the change can have broken; no parts if nothing
 */
export function planOfChange(files, affectedPackages, packageNames, isRemote) {
  const code = files.filter((file) => !DOCUMENTATION.test(file));
  const plan = planOfCode(code, affectedPackages, packageNames, isRemote);
  if (code.length === files.length || plan.packages === null) return plan;
  return { ...plan, parts: PARTS.filter((part) => part === 'unit' || plan.parts.includes(part)), readsDocuments: true };
}

/** @returns {Plan} */
function planOfCode(code, affectedPackages, packageNames, isRemote) {
  if (code.length === 0) return { parts: [], packages: [], journeys: [] };
  // Tools, settings and the lock file are outside of every package and concern all of them.
  if (code.some((file) => !packageNames.includes(file.split('/')[0]))) return everything();
  return planFor(
    affectedPackages(code).filter((name) => packageNames.includes(name)),
    isRemote,
  );
}

/**
 * @param {string} root folder of the project
 * @param {Plan} plan
 * @returns {string | null} a regular expression of the unit tests that run; null for all of them
 */
export function unitTestPattern(root, { packages, readsDocuments = false }) {
  if (packages === null) return null;
  const documents = readsDocuments ? ['scripts/(docs|specification)\\.test'] : [];
  // The project folder may have any name, so special characters of regular expressions are escaped.
  const folder = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `${folder}/(${[...packages.map((name) => `${name}/`), ...documents].join('|')})`;
}
