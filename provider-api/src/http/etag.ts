import { createHash } from 'node:crypto';

/** The tag of a body, for clients that already have it. Weak, so that compression on the way keeps it. */
export const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether an `If-None-Match` header includes a tag: caches may list several, or weaken those of what they compress (RFC 9110
 * §13.1.2).
 */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === '*' || withoutWeakness(tag) === withoutWeakness(etag));
