import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { REQUIRED_IN_CLONE } from 'shared-kit/rules/validation/messages';
import type { Clone } from '../../content/clone';
import { copyInto, mayWriteInAll } from '../../content/clone';
import type { ContentDefinition, ContentRow } from '../../content/definition';
import type { Property } from '../../content/order';
import { lockProperties } from '../../content/order';
import { refuse } from '../../http/wire';
import { faqCategories } from '../faq-categories/schema';
import type { ContentServices } from '../../content/services';
import { notFound } from '../../http/errors';
import type { Database } from '../../base/storage/database';
import { faqs } from './schema';

interface FaqCloneBody {
  ids?: string[] | 'all' | null | undefined;
  to_property_id?: string | null | undefined;
  in_category_id?: string | null | undefined;
}

/** Copies FAQs into one category of one property, including the source itself: all or none (OP-61, OP-98). */
export async function cloneFaqs(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<Clone[]> {
  const { property_id } = request.params as { property_id: string };
  const body = request.body as FaqCloneBody;
  const ids = body.ids ?? [];
  const target = body.to_property_id ?? '';
  const category = body.in_category_id ?? '';
  refuse({
    ...(ids.length === 0 && { ids: REQUIRED_IN_CLONE }),
    ...(target === '' && { toPropertyId: REQUIRED_IN_CLONE }),
    ...(category === '' && { inCategoryId: REQUIRED_IN_CLONE }),
  });
  mayWriteInAll(request, definition, [target]);
  return services.db.transaction(async (tx) => {
    const locked = await lockProperties(tx, [property_id, target]);
    await mustHoldCategory(tx, target, category);
    const rows = await readFaqs(tx, property_id, ids);
    const [from, to] = [locked.get(property_id) as Property, locked.get(target) as Property];
    return copyInto({ ...services, db: tx }, definition, request, rows, from, [to], { categoryId: category });
  });
}

async function mustHoldCategory(tx: Database, propertyId: string, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(and(eq(faqCategories.id, id), eq(faqCategories.propertyId, propertyId)));
  if (!found) throw notFound('The target property has no such category.');
}

/** In the order of the source: by category, then by place. */
async function readFaqs(tx: Database, propertyId: string, ids: string[] | 'all'): Promise<ContentRow[]> {
  const wanted = ids === 'all' ? eq(faqs.archived, false) : inArray(faqs.id, ids);
  const rows = await tx
    .select({ faq: faqs })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(eq(faqs.propertyId, propertyId), wanted))
    .orderBy(asc(faqCategories.sortIndex), asc(faqs.sortIndex), asc(faqs.id));
  if (ids !== 'all' && rows.length < new Set(ids).size)
    throw notFound('There is no such FAQ, or it was deleted in the meantime.');
  return rows.map(({ faq }) => faq as ContentRow);
}
