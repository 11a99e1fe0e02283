/** A build holds these beside its descriptor, which says the same: they are read by the build alone and never served. */
const LEFT_OUT = /^(routes\.json|remote\.json\.)/;

/**
 * Whether a file of a build is part of the release. Packing and a start from a local build leave out the same files: otherwise one
 * version would be two releases.
 * @param name its path in the folder of the build, with `/`
 */
export const isReleased = (name: string): boolean => !LEFT_OUT.test(name);
