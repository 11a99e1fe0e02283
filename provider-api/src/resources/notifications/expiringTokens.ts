import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { tokenDate } from 'shared-kit/rules/dates';
import { afterDays, tokenState, WARNED_DAYS } from 'shared-kit/rules/tokenExpiry';
import { deployTokens } from '../../access/deploy-tokens/schema';
import { apiTokens } from '../../access/tokens/schema';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { mailExpiry, type ExpiringKind } from './expiryMail';
import { notify } from './notify';

type MailServices = Pick<Services, 'db' | 'mail' | 'config'>;

interface Kind extends ExpiringKind {
  table: typeof apiTokens | typeof deployTokens;
  nameOf: (token: { name?: string; remote?: string }) => string;
}

const KINDS: Kind[] = [
  {
    table: apiTokens,
    nameOf: ({ name }) => `The API token “${name}”`,
    kindName: 'An API token',
    use: 'Any site or program that uses it',
    remedy: (isOver) => `To ${isOver ? 'make it work again' : 'keep it working'}, give it another expiry here`,
    link: '/tokens',
  },
  {
    table: deployTokens,
    nameOf: ({ remote }) => `The deploy token of ${remote}`,
    kindName: 'A deploy token',
    use: 'Anything that ships releases with it',
    remedy: (isOver) => `To ship ${isOver ? 'again' : 'after that'}, create another one here`,
    link: '/releases/tokens',
  },
];

/**
 * Warns the owners of API tokens and deploy tokens when these expire within days, and when they have expired: once each, however many
 * processes do so. The first warning is mailed as well. The owner is whoever created a token or last changed its expiry; when that
 * person may no longer manage tokens, every super user is warned.
 */
export async function warnOfTokens(services: MailServices, now: Date): Promise<void> {
  for (const kind of KINDS) while (await warnOfNext(services, kind, now)) services.mail.wake();
}

/**
 * @returns whether there was one. It is locked until its owner is notified and the mail is queued: another process takes the next.
 */
const warnOfNext = (services: MailServices, { table, nameOf, ...kind }: Kind, now: Date): Promise<boolean> =>
  services.db.transaction(async (tx: Database) => {
    const expiresSoon = and(lte(table.expiresOn, afterDays(WARNED_DAYS, now.getTime())), isNull(table.warned));
    const hasExpired = and(lte(table.expiresOn, now.toISOString()), eq(table.warned, 'soon'));
    const [token] = await tx.select().from(table).where(or(expiresSoon, hasExpired)).limit(1).for('update', { skipLocked: true });
    if (!token) return false;
    const isOver = tokenState(token.expiresOn, now.getTime()) === 'expired';
    await tx
      .update(table)
      .set({ warned: isOver ? 'expired' : 'soon' })
      .where(eq(table.id, token.id));
    const announcement = `${nameOf(token)} ${isOver ? 'expired' : 'expires'} on ${tokenDate(token.expiresOn)}.`;
    const notifiedIds = await notify(tx, {
      resource: '*',
      owner: token.updatedBy?.id,
      sentence: announcement,
      places: [{ propertyId: '', name: '', link: kind.link }],
    });
    if (token.warned === null) await mailExpiry(tx, services, notifiedIds, { ...kind, announcement, isOver });
    return true;
  });
