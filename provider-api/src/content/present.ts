import type { Services } from '../http/app';
import type { ContentDefinition, ContentRow } from './definition';
import { joinAssets } from './references';
import { wire } from './validate';

/** Stored items as they are answered: with what they refer to, in wire names. */
export async function present(services: Services, { join }: ContentDefinition, rows: ContentRow[]): Promise<unknown[]> {
  const joined = join ? await join(services.db, rows) : rows;
  return (await joinAssets(services, joined)).map(wire);
}

/** One stored item as it is answered. */
export async function presentOne(services: Services, definition: ContentDefinition, row: ContentRow): Promise<unknown> {
  const [item] = await present(services, definition, [row]);
  return item;
}
