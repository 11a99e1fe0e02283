import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { regions } from '../../access/places/schema';
import type { BinEntry } from '../../content/bin/schema';
import { kindOf } from '../../content/kinds';
import { findItem } from '../../content/item';
import { presentOne } from '../../content/present';
import type { ContentServices } from '../../content/services';
import { toWire } from '../../http/wire';
import { findAlert, presentAlert } from '../alerts/store';
import { findAsset } from '../assets/change';
import { presentAsset } from '../assets/present';
import { findProperty, presentProperties } from '../properties/store';
import { findSharedSpecial, presentSharedSpecials } from '../shared-specials/store';

/** A restored item as its own address returns it. */
export async function presentRestored(
  services: ContentServices,
  request: FastifyRequest,
  { kind, itemId, propertyId }: BinEntry,
): Promise<unknown> {
  const { db } = services;
  const definition = kindOf(kind);
  if (definition) return presentOne(services, definition, await findItem(db, definition, propertyId ?? '', itemId));
  switch (kind) {
    case 'properties':
      return (await presentProperties(services, [await findProperty(db, itemId)]))[0];
    case 'alerts':
      return presentAlert(db, request, await findAlert(db, itemId));
    case 'assets':
      return presentAsset(services, await findAsset(db, itemId));
    case 'shared-specials':
      return (await presentSharedSpecials(services, [await findSharedSpecial(db, itemId)]))[0];
    default:
      return toWire((await db.select().from(regions).where(eq(regions.id, itemId)))[0]);
  }
}
