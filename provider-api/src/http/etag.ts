import { createHash } from 'node:crypto';

/** The name of a body, for those who hold it already. Weak: what compresses it on the way keeps it. */
export const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the asker holds this already; caches on the way list several, or weaken what they compress (RFC 9110 §13.1.2). */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
