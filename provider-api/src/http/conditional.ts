import type { FastifyRequest } from 'fastify';
import { badRequest, stale } from './errors';

/**
 * Checks a conditional change (`If-Match: "<version>"`) against the item as it is now (api-contract §1, 'Changes').
 * @param present returns the item to show to a refused client
 * @throws 412 with `current`
 */
export async function checkVersion(
  request: FastifyRequest,
  stored: { version: number },
  present: () => Promise<unknown> | unknown,
): Promise<void> {
  const expected = expectedVersion(request);
  if (expected !== null && expected !== stored.version) throw stale(await present());
}

/** The version that a conditional change is based on; null for an unconditional change. @throws 400 for an invalid version */
export function expectedVersion({ headers }: FastifyRequest): number | null {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d+)"?$/.exec(header.trim())?.[1];
  if (version === undefined) throw badRequest('If-Match must be a version number in quotes.');
  return Number(version);
}
