import { parse, serialize } from 'cookie';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../http/app';

const YEAR_SECONDS = 365 * 24 * 3600;
/** The only address that a browser sends the cookie to. */
const PATH = '/api/auth';

type Signing = Pick<Services, 'secretKey' | 'config'>;

/** Several people share a desk: each account has a separate cookie. Its name does not reveal the account. */
const nameFor = (userId: string) => `device_${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`;

const signature = (secretKey: string, userId: string, id: string) =>
  createHmac('sha256', `device:${secretKey}`)
    .update(JSON.stringify([userId, id]))
    .digest();

/**
 * The known device that a sign-in comes from: one on which this account has signed in before. It has a limit of its
 * own, so that strangers who guess passwords cannot lock the person out (api-contract §1, 429).
 * @returns the device's id, or null
 */
export function knownDevice({ secretKey }: Signing, request: FastifyRequest, userId: string): string | null {
  const [id = '', signed = ''] = (parse(request.headers.cookie ?? '')[nameFor(userId)] ?? '').split('.');
  const received = Buffer.from(signed, 'base64url');
  const expected = signature(secretKey, userId, id);
  return received.length === expected.length && timingSafeEqual(received, expected) ? id : null;
}

/** Marks the device of a successful sign-in. The mark grants no access. */
export function rememberDevice(
  { secretKey, config }: Signing,
  reply: FastifyReply,
  userId: string,
  knownId: string | null,
): void {
  const id = knownId ?? randomBytes(16).toString('base64url');
  const value = `${id}.${signature(secretKey, userId, id).toString('base64url')}`;
  const secure = config.publicUrl.startsWith('https:');
  reply.header(
    'set-cookie',
    serialize(nameFor(userId), value, { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: YEAR_SECONDS }),
  );
}
