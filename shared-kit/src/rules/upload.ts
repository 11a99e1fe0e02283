import { UPLOAD_MAX_BYTES } from './limits';
import { UPLOAD_EMPTY, UPLOAD_TOO_LARGE, UPLOAD_TYPE } from './validation/mediaMessages';

/** What may be uploaded (decision OP-131); vector images are refused, since they can contain scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export const DOCUMENT_TYPES = ['application/pdf'] as const;
export type UploadType = (typeof IMAGE_TYPES)[number] | (typeof DOCUMENT_TYPES)[number];

/** How many leading bytes are needed to detect the type. */
export const HEAD_BYTES = 64;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The brands of an ISO media file's first box: the major one and the compatible ones. */
function brands(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, bytes.length, HEAD_BYTES);
  const found = [ascii(bytes, 8, 12)];
  for (let index = 16; index + 4 <= end; index += 4) found.push(ascii(bytes, index, index + 4));
  return found;
}

/**
 * The type of a file, detected from its first bytes and never from its name; null for anything that may not be uploaded (decision
 * OP-131).
 * @param bytes at least the first `HEAD_BYTES` of the file
 */
export function sniffType(bytes: Uint8Array): UploadType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  return brands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : null;
}

/** Whether the first bytes are those of a HEIC photo, which phones take and most browsers do not show. */
export const isHeic = (bytes: Uint8Array): boolean => brands(bytes).some((brand) => /^(hei[cx]|mif1)$/.test(brand));

/** How many leading bytes are read to detect an animation; a PNG without any picture data in them counts as animated. */
export const ANIMATION_BYTES = 256 * 1024;

const HAS_ANIMATION = 0x02;

/** Whether a PNG announces frames (`acTL`), which it must do before its first picture data (`IDAT`). */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const chunk = ascii(bytes, offset + 4, offset + 8);
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL';
  }
  return true;
}

/** Whether a picture is animated, or may be: only its first frame would be drawn. */
function isAnimated(bytes: Uint8Array, type: UploadType): boolean {
  if (type === 'image/gif') return true;
  if (type === 'image/png') return isAnimatedPng(bytes);
  if (type === 'image/webp') return ascii(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & HAS_ANIMATION) !== 0;
  return type === 'image/avif' && brands(bytes).includes('avis');
}

/**
 * Whether a picture can be made smaller in the browser without losing an animation.
 * @param bytes the first `ANIMATION_BYTES` of the file
 */
export function canShrink(bytes: Uint8Array): boolean {
  const type = sniffType(bytes);
  return type !== null && type.startsWith('image/') && !isAnimated(bytes, type);
}

/**
 * Whether the bytes are those of an accepted type.
 * @param kinds the accepted types, all by default
 */
export function isAcceptedType(head: Uint8Array, kinds: readonly string[] = [...IMAGE_TYPES, ...DOCUMENT_TYPES]): boolean {
  const type = sniffType(head);
  return type !== null && kinds.includes(type);
}

/**
 * Why a file may not be uploaded, or null when it may. The size is checked first (decisions OP-47 and OP-131).
 * @param size in bytes; exactly 3,000,000 is allowed
 * @param kinds the accepted types, all by default
 */
export function uploadProblem(size: number, head: Uint8Array, kinds?: readonly string[]): string | null {
  if (size === 0) return UPLOAD_EMPTY;
  if (size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  return isAcceptedType(head, kinds) ? null : UPLOAD_TYPE;
}
