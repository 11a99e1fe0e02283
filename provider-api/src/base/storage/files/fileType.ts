import type { UploadType } from 'shared-kit/rules/upload';

/** The file extensions of keys, by type. */
export const extensions: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

/** Whether files of a type may be stored (OP-131). */
export const isAllowedType = (type: string): type is UploadType => Object.hasOwn(extensions, type);

/** The type for a key's extension, or null. */
export function typeOfKey(key: string): UploadType | null {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return (Object.keys(extensions) as UploadType[]).find((type) => extensions[type] === extension) ?? null;
}
