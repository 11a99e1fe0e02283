/**
 * What a lock file says about a package.
 * @typedef {{version?: string, integrity?: string, link?: boolean, name?: string, resolved?: string, optional?: boolean, peer?:
 * boolean, devOptional?: boolean}} Locked
 */

/** Whether npm leaves a package out where it does not fit the machine or was not requested. @param {Locked} entry */
const mayBeMissing = ({ optional, peer, devOptional }) => Boolean(optional ?? peer ?? devOptional);

const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity;

/**
 * Compares a lock file with what is installed, by content: file times mean nothing after a checkout or a manual
 * installation.
 * @param {Record<string, Locked>} required the `packages` of package-lock.json
 * @param {Record<string, Locked | undefined>} installed the `packages` of node_modules/.package-lock.json
 * @param {(name: string) => boolean} isLinked whether a folder of the project is linked at this place
 * @returns {string[]} what is missing or of another version
 */
export function findMissing(required, installed, isLinked) {
  const isMissing = (name) => {
    if (required[name].link) return !isLinked(name);
    const found = installed[name];
    return found ? !isSame(required[name], found) : !mayBeMissing(required[name]);
  };
  return Object.keys(required)
    .filter((name) => name.includes('node_modules/'))
    .filter(isMissing);
}

/** @returns {string[]} download addresses that a lock file records; it should contain only versions and checksums */
export const downloadAddresses = ({ packages }) =>
  Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
