import { join } from 'node:path';
import type { StoreConfig } from '../config';
import type { FileStore } from './files/FileStore';
import { folderStore } from './files/folderStore';

/** Where the API shows files. */
const FILES_PATH = '/api/files';

/** The file store that the configuration names: a folder of the data directory, or any S3-compatible store (api-contract §4). */
export async function openFileStore({ s3, dataDir }: StoreConfig, secret: string): Promise<FileStore> {
  if (s3 === null) return folderStore({ folder: join(dataDir, 'files'), secret, path: FILES_PATH });
  // The SDK is large: it is loaded only where a bucket is used.
  const { s3Store } = await import('./files/s3Store');
  return s3Store({ ...s3, path: FILES_PATH });
}
