import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { tokenDate } from 'shared-kit/rules/dates';
import { afterDays, tokenState, WARNED_DAYS } from 'shared-kit/rules/tokenExpiry';
import { apiTokens } from '../../access/tokens/schema';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { mailExpiry } from './expiryMail';
import { notify } from './notify';

type Post = Pick<Services, 'db' | 'mail' | 'config'>;

/**
 * Tells the owners of API tokens of those that expire within days, and of those that have expired: each once, however many
 * processes do so. The first time it is mailed as well. The owner is who made a token or last changed its expiry; once they keep no
 * tokens any more, it is every super user.
 */
export async function warnOfTokens(post: Post, now: Date): Promise<void> {
  while (await warnOfNext(post, now)) post.mail.wake();
}

/**
 * @returns whether there was one. It is locked until its owner is notified and the mail is queued: another process takes the next.
 */
const warnOfNext = (post: Post, now: Date): Promise<boolean> =>
  post.db.transaction(async (tx: Database) => {
    const isSoon = and(lte(apiTokens.expiresOn, afterDays(WARNED_DAYS, now.getTime())), isNull(apiTokens.warned));
    const hasExpired = and(lte(apiTokens.expiresOn, now.toISOString()), eq(apiTokens.warned, 'soon'));
    const [token] = await tx.select().from(apiTokens).where(or(isSoon, hasExpired)).limit(1).for('update', { skipLocked: true });
    if (!token) return false;
    const isOver = tokenState(token.expiresOn, now.getTime()) === 'expired';
    await tx
      .update(apiTokens)
      .set({ warned: isOver ? 'expired' : 'soon' })
      .where(eq(apiTokens.id, token.id));
    const happened = `The API token “${token.name}” ${isOver ? 'expired' : 'expires'} on ${tokenDate(token.expiresOn)}.`;
    const told = await notify(tx, {
      actorId: '',
      resource: '*',
      owner: token.updatedBy?.id,
      sentence: happened,
      places: [{ propertyId: '', name: '', link: '/tokens' }],
    });
    if (token.warned === null) await mailExpiry(tx, post, told, { happened, isOver });
    return true;
  });
