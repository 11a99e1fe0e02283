import { Type } from '@sinclair/typebox';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { REQUIRED_IN_CLONE } from 'shared-kit/rules/validation/messages';
import { changeLocked } from '../../content/change';
import { addItem } from '../../content/createItem';
import { copyInto, requireMayWriteInAll, readRowsToCopy, type Clone } from '../../content/clone';
import { findEarlierCopies } from '../../content/earlierCopies';
import type { CloneTargets } from '../../content/targets';
import { idsUnder } from '../../http/idempotency';
import type { ContentDefinition, ContentRow } from '../../content/definition';
import { withProperties, type Property } from '../../content/order';
import { checkUniqueName } from '../../content/uniqueName';
import { refuse } from '../../http/wire';
import { faqCategoryDefinition } from '../faq-categories/definition';
import { faqCategories } from '../faq-categories/schema';
import type { ContentServices } from '../../content/services';
import { authoriseAfterWait } from '../../http/authorise';
import { editor } from '../../http/caller';
import { badRequest, notFound, withFieldsOf } from '../../http/errors';
import type { RequestOf } from '../../http/requestOf';
import { field, type propertyParams } from '../../http/schemas';
import type { Database } from '../../base/storage/database';
import { faqs } from './schema';

export const faqCloneBody = Type.Object({
  ids: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Literal('all'), Type.Null()])),
  to_property_id: field.text,
  in_category_id: field.text,
  new_category: field.object({ name: field.text }),
});

interface FaqClones {
  data: Clone[];
  /** Present when a category was created for the copies. */
  meta?: { new_category_id: string; new_category_version: number };
}

/**
 * Copies FAQs into one category of one property, including the source itself (OP-61, OP-98). A new category is created together with
 * its copies (OP-100): all or nothing.
 */
export async function cloneFaqs(
  services: ContentServices,
  definition: ContentDefinition,
  request: RequestOf<{ params: typeof propertyParams; body: typeof faqCloneBody }>,
): Promise<FaqClones> {
  const { property_id } = request.params;
  const { body } = request;
  const ids = body.ids ?? [];
  const targetId = body.to_property_id ?? '';
  const categoryId = body.in_category_id ?? '';
  const newCategory = body.new_category;
  refuse({
    ...(ids.length === 0 && { ids: REQUIRED_IN_CLONE }),
    ...(targetId === '' && { toPropertyId: REQUIRED_IN_CLONE }),
    ...(categoryId === '' && !newCategory && { inCategoryId: REQUIRED_IN_CLONE }),
  });
  if (categoryId !== '' && newCategory) throw badRequest('Choose a category or name a new one, not both.');
  // Whoever may write FAQs may also write their categories (OP-27).
  requireMayWriteInAll(request, definition, [targetId]);
  return withProperties(services.db, [property_id, targetId], async (tx, lockedProperty) => {
    await authoriseAfterWait(tx, request);
    requireMayWriteInAll(request, definition, [targetId]);
    if (!newCategory) await requireCategory(tx, targetId, categoryId);
    const rows = await readFaqs(tx, definition, property_id, ids);
    const found = new Set(rows.map(({ id }) => id));
    const gone = ids === 'all' ? [] : [...new Set(ids)].filter((id) => !found.has(id));
    const earlier = await findEarlierCopies(tx, definition, request, gone, [targetId]);
    const targetProperty = lockedProperty(targetId);
    const targets: CloneTargets = { from: lockedProperty(property_id), to: [targetProperty], field: 'toPropertyId' };
    const txServices = { ...services, db: tx };
    const groupId = randomUUID();
    if (newCategory && rows.length + gone.length === 0) refuse({ ids: REQUIRED_IN_CLONE });
    const name = newCategory?.name ?? '';
    const create = () => createCategory(txServices, request, targetProperty, { name, groupId });
    const created = newCategory && (await withFieldsOf('new_category', create));
    const category = { categoryId: created?.id ?? categoryId };
    const copies = await copyInto(txServices, definition, request, { rows, targets, changes: category, groupId });
    const data = [...copies, ...earlier];
    await moveEarlierCopies(txServices, definition, request, { ...category, property: targetProperty, copies: data });
    return { data, ...(created && { meta: { new_category_id: created.id, new_category_version: created.version } }) };
  });
}

/** Moves copies that an earlier attempt put into another category, and nobody else changed since, into the category chosen now. */
async function moveEarlierCopies(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
  { property, categoryId, copies }: { property: Property; categoryId: string; copies: Clone[] },
): Promise<void> {
  const ids = copies.map(({ id }) => id);
  const isElsewhere = and(inArray(faqs.id, ids), ne(faqs.categoryId, categoryId));
  // Locked, so that a copy that somebody else is saving at this moment is read as changed by them.
  const rows = await services.db.select().from(faqs).where(isElsewhere).orderBy(asc(faqs.sortIndex)).for('no key update');
  for (const row of rows)
    if (row.updatedBy?.id === editor(request).id)
      await changeLocked(services, definition, request, { property, stored: row as ContentRow, sent: { categoryId } });
}

async function createCategory(
  services: ContentServices,
  request: FastifyRequest,
  property: Property,
  { name, groupId }: { name: string; groupId: string },
): Promise<ContentRow> {
  const keyedId = idsUnder(request)?.('category', property.id);
  const earlier = keyedId ? await findCategory(services.db, property.id, keyedId) : undefined;
  await checkUniqueName(services.db, faqCategoryDefinition, { name }, { property, stored: earlier ?? null });
  // An earlier attempt created it, with the copies: it gets the name that is chosen now, unless somebody else has renamed it.
  if (earlier && earlier.updatedBy?.id !== editor(request).id) return earlier;
  if (earlier) return changeLocked(services, faqCategoryDefinition, request, { property, stored: earlier, sent: { name } });
  const ids = { groupId, ...(keyedId && { id: keyedId }) };
  return addItem(services, faqCategoryDefinition, request, { property, values: { name }, ids });
}

async function findCategory(tx: Database, propertyId: string, id: string) {
  const [found] = await tx
    .select()
    .from(faqCategories)
    .where(and(eq(faqCategories.id, id), eq(faqCategories.propertyId, propertyId)));
  return found;
}

async function requireCategory(tx: Database, propertyId: string, id: string): Promise<void> {
  if (!(await findCategory(tx, propertyId, id)))
    throw notFound('The chosen property does not have this category, or no longer has it. Choose another one.');
}

/** In the order of the source: by category, then by position. */
async function readFaqs(
  tx: Database,
  definition: ContentDefinition,
  propertyId: string,
  ids: string[] | 'all',
): Promise<ContentRow[]> {
  const isSelected = ids === 'all' ? eq(faqs.archived, false) : inArray(faqs.id, ids);
  const found = await tx
    .select({ id: faqs.id })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(eq(faqs.propertyId, propertyId), isSelected))
    .orderBy(asc(faqCategories.sortIndex), asc(faqs.sortIndex), asc(faqs.id));
  const foundIds = found.map(({ id }) => id);
  return readRowsToCopy(tx, definition, foundIds);
}
