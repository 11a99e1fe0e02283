import type { UploadType } from 'shared-kit/rules/upload';

/** The file extensions of keys, by type. */
export const endings: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

/** Whether files of a type may be stored (OP-131). */
export const isAllowedType = (type: string): type is UploadType => Object.hasOwn(endings, type);

/** The type for a key's extension, or null. */
export function typeOfKey(key: string): UploadType | null {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return (Object.keys(endings) as UploadType[]).find((type) => endings[type] === ending) ?? null;
}
