import { createHash, randomBytes } from 'node:crypto';

/** A new unguessable token. It is shown once; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token. A plain hash is enough: the token itself has 256 bits of randomness. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
