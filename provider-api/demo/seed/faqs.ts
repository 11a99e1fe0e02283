import { randomUUID } from 'node:crypto';
import { NO_END } from 'shared-kit/rules/live';
import { faqCategories } from '../../src/resources/faq-categories/schema';
import { faqs } from '../../src/resources/faqs/schema';
import { categories, type Question } from '../copy/faqs';
import { inBatches, localise, onDay, type Plan, type Seeded } from './plan';

const windows: Record<NonNullable<Question['state']> | 'live', [from: number, to: number | null]> = {
  live: [-300, null],
  draft: [-5, null],
  archived: [-700, null],
  ended: [-200, -60],
  scheduled: [45, null],
};

/** FAQ categories and their questions, in every state. */
export async function seedFaqs({ db, now, by }: Plan, hotels: Seeded[]): Promise<void> {
  const groups = hotels.flatMap((hotel) =>
    categories.map((category, index) => ({ hotel, category, id: randomUUID(), sortIndex: index + 1 })),
  );
  await db.insert(faqCategories).values(
    groups.map(({ hotel, category, id, sortIndex }) => ({
      id,
      sortIndex,
      name: category.name,
      propertyId: hotel.id,
      updatedBy: by,
    })),
  );
  const rows = groups.flatMap(({ hotel, category, id }) =>
    category.questions.map((own, index): typeof faqs.$inferInsert => {
      const [from, to] = windows[own.state ?? 'live'];
      return {
        propertyId: hotel.id,
        categoryId: id,
        sortIndex: index + 1,
        question: localise(own.question, hotel),
        answer: `<p>${localise(own.answer, hotel)}</p>`,
        startsOn: onDay(now, from),
        endsOn: to === null ? NO_END : onDay(now, to, 22),
        doesNotEnd: to === null,
        published: own.state !== 'draft' && own.state !== 'archived',
        archived: own.state === 'archived',
        updatedBy: by,
      };
    }),
  );
  for (const batch of inBatches(rows)) await db.insert(faqs).values(batch);
}
