import { Type } from '@sinclair/typebox';
import { and, eq, inArray } from 'drizzle-orm';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { faqModel } from 'shared-kit/rules/models/faq';
import type { ItemOf } from 'shared-kit/rules/models/model';
import type { ContentRow } from '../../content/definition';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import { faqCategories } from '../faq-categories/schema';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { onProperty } from '../../http/permissions';
import { field, noQuery, propertyParams } from '../../http/schemas';
import type { Database } from '../../base/storage/database';
import { cloneFaqs } from './clone';
import { faqs } from './schema';

/** FAQs (document 3 §3, §5). */
const faqDefinition = definitionOf(faqModel, { table: faqs, check: checkCategory, join: joinCategory });

/** Routes of FAQs. They are cloned into one category of one property, unlike other content. */
export function faqRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, faqDefinition);
  app.post(
    '/properties/:property_id/faqs/clone',
    {
      config: { permission: onProperty('faq', 'READ'), mostEntries: PER_PAGE.most },
      schema: {
        tags: ['faqs'],
        summary: 'Clone FAQs into a category',
        description: "`ids` is a list, or 'all' for every unarchived FAQ. Needs WRITE on faq on the target.",
        params: propertyParams,
        querystring: noQuery,
        body: Type.Object({
          ids: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Literal('all'), Type.Null()])),
          to_property_id: field.text,
          in_category_id: field.text,
        }),
        response: {
          201: Type.Object({
            data: Type.Array(Type.Object({ id: Type.String(), property_id: Type.String(), source_id: Type.String() })),
          }),
        },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await cloneFaqs(services, faqDefinition, request) }),
  );
}

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
