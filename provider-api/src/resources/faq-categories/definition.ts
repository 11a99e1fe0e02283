import { count, eq } from 'drizzle-orm';
import { counted } from 'shared-kit/rules/counted';
import { faqCategoryModel } from 'shared-kit/rules/models/faqCategory';
import { definitionOf } from '../../content/definitionOf';
import { faqs } from '../faqs/schema';
import { conflict } from '../../http/errors';
import { faqCategories } from './schema';

/** FAQ categories (document 3 §3, OP-101). */
export const faqCategoryDefinition = definitionOf(faqCategoryModel, {
  table: faqCategories,
  hasUniqueName: true,
  checkRemoval: async (db, row) => {
    const [found] = await db.select({ faqs: count() }).from(faqs).where(eq(faqs.categoryId, row.id));
    const number = found?.faqs ?? 0;
    if (number > 0)
      throw conflict(
        `This category still contains ${counted(number, 'FAQ. Move or delete it', 'FAQs. Move or delete them')} first.`,
      );
  },
});
