import type { FileStore } from '../../base/storage/files/FileStore';
import type { assets } from './schema';

type Stored = Pick<typeof assets.$inferSelect, 'storageKey' | 'renditions'>;

/** The addresses at which an asset's file and its small rendition are shown; unguessable, so they need no sign-in. */
export function assetAddresses({ storageKey, renditions }: Stored, files: FileStore): { url: string; thumbUrl: string } {
  return { url: files.url(storageKey), thumbUrl: files.url(renditions.thumb?.key ?? storageKey) };
}
