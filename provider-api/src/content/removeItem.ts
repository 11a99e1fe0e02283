import { eq } from 'drizzle-orm';
import { recordChange } from '../access/security-log/log';
import { aboutItem } from '../access/security-log/subjects';
import { checkVersion } from '../http/conditional';
import type { RequestOf } from '../http/requestOf';
import type { itemParams } from '../http/schemas';
import { putIntoBin } from './bin/putIntoBin';
import type { ContentDefinition } from './definition';
import { lockItem } from './item';
import { withProperties } from './order';
import { presentOne } from './present';
import type { ContentServices } from './services';

/** Deletes an item: it goes to the bin. */
export async function removeItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: RequestOf<{ params: typeof itemParams }>,
): Promise<void> {
  const { property_id, id } = request.params;
  await withProperties(services.db, [property_id], async (tx) => {
    const { stored } = await lockItem(tx, definition, property_id, id);
    await checkVersion(request, stored, () => presentOne({ ...services, db: tx }, definition, stored));
    await definition.checkRemoval?.(tx, stored);
    await putIntoBin(tx, request, { kind: definition.path, table: definition.table, row: stored });
    await tx.delete(definition.table).where(eq(definition.table.id, id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem(definition.singular, stored) });
  });
}
