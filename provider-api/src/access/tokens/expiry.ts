import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenExpiryRules } from 'shared-kit/rules/validation/token';
import type { Services } from '../../http/app';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { notFound } from '../../http/errors';
import type { RequestOf } from '../../http/requestOf';
import { field, type idParams } from '../../http/schemas';
import { refuse } from '../../http/wire';
import { keepVersion } from '../history/record';
import { recordChange } from '../security-log/log';
import { apiTokens, type TokenRow } from './schema';
import { expiryColumns, presentTokens, untilText } from './store';
import { writtenRow } from '../../base/storage/writtenRow';

export const expiryBody = Type.Object({ expires_on: field.instant });

/**
 * Gives the token named in the address another expiry. The caller becomes its owner, who is warned of the new expiry again.
 * @throws 404, 412 when it has been changed since, 422
 */
export async function changeExpiry(
  services: Services,
  request: RequestOf<{ params: typeof idParams; body: typeof expiryBody }>,
): Promise<TokenRow> {
  const { id } = request.params;
  const { expires_on: expiresOn } = request.body;
  refuse(fieldErrors(tokenExpiryRules, { expiresOn }));
  return services.db.transaction(async (tx) => {
    const [stored] = await tx.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
    if (!stored) throw notFound('There is no such API token.');
    await checkVersion(request, stored, async () => (await presentTokens({ ...services, db: tx }, [stored]))[0]);
    const after = await tx
      .update(apiTokens)
      .set({ ...expiryColumns(expiresOn ?? null), ...changeStamps(request, stored) })
      .where(eq(apiTokens.id, id))
      .returning()
      .then(writtenRow);
    // Warnings about the old expiry are not part of the change.
    await keepVersion(tx, request, 'tokens', { before: stored, after: { ...after, warned: stored.warned } });
    const detail = `Was ${untilText(stored.expiresOn)}, now ${untilText(after.expiresOn)}`;
    await recordChange(tx, request, { event: 'token_expiry_changed', about: { kind: 'token', id, name: after.name }, detail });
    return after;
  });
}
