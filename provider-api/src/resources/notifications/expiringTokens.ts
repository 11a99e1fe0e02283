import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { tokenDate } from 'shared-kit/rules/dates';
import { afterDays, tokenState, WARNED_DAYS } from 'shared-kit/rules/tokenExpiry';
import { deployTokens } from '../../access/deploy-tokens/schema';
import { apiTokens } from '../../access/tokens/schema';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { mailExpiry, type ExpiringKind } from './expiryMail';
import { notify } from './notify';

type Post = Pick<Services, 'db' | 'mail' | 'config'>;

interface Kind extends ExpiringKind {
  table: typeof apiTokens | typeof deployTokens;
  nameOf: (token: { name?: string; remote?: string }) => string;
}

const KINDS: Kind[] = [
  {
    table: apiTokens,
    nameOf: ({ name }) => `The API token “${name}”`,
    one: 'An API token',
    use: 'Whatever reads with it, such as a public site,',
    remedy: (isOver) => `To ${isOver ? 'make it work again' : 'keep it working'}, give it another expiry here`,
    link: '/tokens',
  },
  {
    table: deployTokens,
    nameOf: ({ remote }) => `The deploy token of ${remote}`,
    one: 'A deploy token',
    use: 'Whatever ships releases with it',
    remedy: (isOver) => `To ship ${isOver ? 'again' : 'after that'}, create another one here`,
    link: '/releases/tokens',
  },
];

/**
 * Tells the owners of API tokens and of deploy tokens of those that expire within days, and of those that have expired: each once,
 * however many processes do so. The first time it is mailed as well. The owner is who made a token or last changed its expiry; once
 * they keep no tokens any more, it is every super user.
 */
export async function warnOfTokens(post: Post, now: Date): Promise<void> {
  for (const kind of KINDS) while (await warnOfNext(post, kind, now)) post.mail.wake();
}

/**
 * @returns whether there was one. It is locked until its owner is notified and the mail is queued: another process takes the next.
 */
const warnOfNext = (post: Post, { table, nameOf, ...kind }: Kind, now: Date): Promise<boolean> =>
  post.db.transaction(async (tx: Database) => {
    const isSoon = and(lte(table.expiresOn, afterDays(WARNED_DAYS, now.getTime())), isNull(table.warned));
    const hasExpired = and(lte(table.expiresOn, now.toISOString()), eq(table.warned, 'soon'));
    const [token] = await tx.select().from(table).where(or(isSoon, hasExpired)).limit(1).for('update', { skipLocked: true });
    if (!token) return false;
    const isOver = tokenState(token.expiresOn, now.getTime()) === 'expired';
    await tx
      .update(table)
      .set({ warned: isOver ? 'expired' : 'soon' })
      .where(eq(table.id, token.id));
    const happened = `${nameOf(token)} ${isOver ? 'expired' : 'expires'} on ${tokenDate(token.expiresOn)}.`;
    const told = await notify(tx, {
      actorId: '',
      resource: '*',
      owner: token.updatedBy?.id,
      sentence: happened,
      places: [{ propertyId: '', name: '', link: kind.link }],
    });
    if (token.warned === null) await mailExpiry(tx, post, told, { ...kind, happened, isOver });
    return true;
  });
