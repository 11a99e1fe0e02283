/** Files that only the build reads and that are never served: their content is also in the descriptor. */
const BUILD_ONLY = /^(routes\.json|remote\.json\.)/;

/**
 * Whether a file of a build is part of the release. Packing and a start from a local build leave out the same files: otherwise the
 * same version would become two different releases.
 * @param name its path in the folder of the build, with `/`
 */
export const isReleased = (name: string): boolean => !BUILD_ONLY.test(name);
