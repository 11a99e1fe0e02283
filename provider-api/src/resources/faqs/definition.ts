import { and, eq, inArray } from 'drizzle-orm';
import { faqModel } from 'shared-kit/rules/models/faq';
import type { ItemOf } from 'shared-kit/rules/models/model';
import type { Database } from '../../base/storage/database';
import type { ContentRow } from '../../content/definition';
import { definitionOf } from '../../content/definitionOf';
import { faqCategories } from '../faq-categories/schema';
import { faqCloneRoutes } from './routes';
import { faqs } from './schema';

/** FAQs (document 3 §3, §5). */
export const faqDefinition = definitionOf(faqModel, {
  table: faqs,
  check: checkCategory,
  join: joinCategory,
  calls: faqCloneRoutes,
});

async function checkCategory(
  db: Database,
  { categoryId }: Partial<ItemOf<typeof faqModel>>,
  propertyId: string,
): Promise<Record<string, string>> {
  if (!categoryId) return {};
  const [category] = await db
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(and(eq(faqCategories.id, categoryId), eq(faqCategories.propertyId, propertyId)));
  return category ? {} : { categoryId: 'There is no such category.' };
}

async function joinCategory(db: Database, rows: ContentRow[]): Promise<ContentRow[]> {
  const ids = [...new Set(rows.map((row) => String(row.categoryId)))];
  const found = ids.length === 0 ? [] : await db.select().from(faqCategories).where(inArray(faqCategories.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, category: { id: row.categoryId, name: names.get(String(row.categoryId)) } }));
}
