import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadClaims } from './FileStore';
import { FileProblem } from './problems';

/** An upload address works for ten minutes (api-contract §2). */
export const UPLOAD_MILLISECONDS = 10 * 60 * 1000;

/** The query of an upload address, as sent back with the file. */
export interface UploadQuery {
  filetype: string;
  filesize: string;
  expires: string;
  signature: string;
}

const digest = (secret: string, key: string, { filetype, filesize, expires }: Omit<UploadQuery, 'signature'>): Buffer =>
  createHmac('sha256', `upload:${secret}`)
    .update(JSON.stringify([key, filetype, filesize, expires]))
    .digest();

/** The query of an upload address: the claims and a signature over them, made with `SECRET_KEY`. */
export function signedQuery(secret: string, claims: UploadClaims, expiresOn: Date): URLSearchParams {
  const claimed = { filetype: claims.filetype, filesize: String(claims.filesize), expires: String(expiresOn.getTime()) };
  return new URLSearchParams({ ...claimed, signature: digest(secret, claims.key, claimed).toString('base64url') });
}

/** Reads an upload address back. Throws `FileProblem('badAddress')` when a character was changed, `('expired')` when it is too old. */
export function readSignedQuery(secret: string, key: string, query: UploadQuery, now: Date): UploadClaims {
  const expected = digest(secret, key, query);
  const received = Buffer.from(query.signature, 'base64url');
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) throw new FileProblem('badAddress');
  if (now.getTime() > Number(query.expires)) throw new FileProblem('expired');
  return { key, filetype: query.filetype, filesize: Number(query.filesize) };
}
