/** Maximum bytes of a packed release (api-contract §6). */
export const MAX_PACKED_BYTES = 20_000_000;
/** The message for a packed release that is larger. */
export const PACKED_TOO_LARGE = `A packed release is at most ${MAX_PACKED_BYTES / 1e6} MB.`;
/** Maximum total bytes of a release's files. */
export const MAX_UNPACKED_BYTES = 80_000_000;
/** Maximum number of files of a release. */
export const MAX_FILES = 2_000;
/** The overhead of a file in an archive: a header, perhaps a long name, and padding. */
export const ARCHIVE_OVERHEAD_PER_FILE = 4_096;
