/** Maximum bytes of a packed release (api-contract §6). */
export const PACKED_MOST = 20_000_000;
/** Maximum total bytes of a release's files. */
export const UNPACKED_MOST = 80_000_000;
/** Maximum number of files of a release. */
export const FILES_MOST = 2_000;
/** The overhead of a file in an archive: a header, perhaps a long name, and padding. */
export const ARCHIVE_PER_FILE = 4_096;
