/**
 * What a lock file says of a package.
 * @typedef {{version?: string, integrity?: string, link?: boolean, name?: string, resolved?: string, optional?: boolean, peer?: boolean, devOptional?: boolean}} Locked
 */

/** Packages that npm leaves out where they do not fit the machine or were not requested. */
/** @param {Locked} wanted */
const mayLack = ({ optional, peer, devOptional }) => Boolean(optional ?? peer ?? devOptional);

const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity;

/**
 * Compares a lock file with what is installed, by content: when a file was written says nothing after a checkout or an
 * installation by hand.
 * @param {Record<string, Locked>} wanted the `packages` of package-lock.json
 * @param {Record<string, Locked | undefined>} installed the `packages` of node_modules/.package-lock.json
 * @param {(name: string) => boolean} isThere whether a folder of the project is linked at this place
 * @returns {string[]} what is missing or of another version
 */
export function lacking(wanted, installed, isThere) {
  const lacks = (name) => {
    if (wanted[name].link) return !isThere(name);
    const found = installed[name];
    return found ? !isSame(wanted[name], found) : !mayLack(wanted[name]);
  };
  return Object.keys(wanted)
    .filter((name) => name.includes('node_modules/'))
    .filter(lacks);
}
