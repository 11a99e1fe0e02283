import type { FastifyRequest } from 'fastify';
import { BRAND } from 'shared-kit/rules/branding';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { caller } from '../../http/caller';
import type { UserRow } from '../users/store';

/** After this time the mail is no longer news, so it is dropped. */
const VALID_DAYS = 7;

const CHANGES = {
  appAdded: ['A second factor was added', 'An authenticator app was added to'],
  passkeyAdded: ['A second factor was added', 'A passkey was added to'],
  appRemoved: ['A second factor was removed', 'The authenticator app was removed from'],
  passkeyRemoved: ['A second factor was removed', 'A passkey was removed from'],
  allRemoved: ['Your second factor was removed', 'Every second factor was removed from'],
} as const;

/**
 * Queues a mail to a person whose second factor was changed, by themselves or by somebody else, so that such a change
 * cannot go unnoticed (ASVS 6.3.7). Wake the queue afterwards.
 */
export async function mailFactorChange(
  tx: Database,
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  request: FastifyRequest,
  user: UserRow,
  change: keyof typeof CHANGES,
): Promise<void> {
  const [subject, announcement] = CHANGES[change];
  const { userId, name } = caller(request);
  const by = userId === user.id ? '' : ` by ${name.replace(/\s+/g, ' ')}`;
  const link = `${config.publicUrl}/profile`;
  const text = `Hello ${user.firstName},\n\n${announcement} your ${BRAND} account${by}.\n\nIf you know about this, you do not need to do anything. If not, change your password at once and check your sessions and second factors:\n\n${link}\n\nThen tell whoever manages your users.\n`;
  const expiresOn = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString();
  const letter = { to: user.email, subject: `${subject} on ${BRAND}`, text, link };
  await mail.add(tx, { ...letter, userId: user.id, expiresOn, opensAccount: false });
}
