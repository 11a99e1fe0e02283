/** A file size for people to read: `812 bytes`, `24 KB`, `1.4 MB`. In steps of 1,000, like the limit of 3,000,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The default name of a new asset: the file name without its extension, with spaces between words. */
export function nameOfFile(filename: string): string {
  const stem = filename.replace(/\.[^.]+$/, '');
  const name = stem.replace(/[-_]+/g, ' ').trim();
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : filename;
}
