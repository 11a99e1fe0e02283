/** Most bytes of a packed release (api-contract §6). */
export const PACKED_MOST = 20_000_000;
/** Most bytes of a release's files together. */
export const UNPACKED_MOST = 80_000_000;
/** Most files of a release. */
export const FILES_MOST = 2_000;
/** What a file costs an archive beside its bytes: a head, perhaps a long name, and filling. */
export const ARCHIVE_PER_FILE = 4_096;
