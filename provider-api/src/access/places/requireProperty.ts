import { eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { propertyNotFound } from '../../http/errors';
import { properties } from './schema';

/** @throws 404: a list of a property that does not exist is not an empty list */
export async function requireProperty(db: Database, propertyId: string): Promise<void> {
  const [found] = await db.select({ id: properties.id }).from(properties).where(eq(properties.id, propertyId));
  if (!found) throw propertyNotFound();
}
