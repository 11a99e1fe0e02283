import { useMemo, useState } from 'react';
import { useRemaining } from 'shared-kit/content/clone/useRemaining';
import type { Faq } from 'shared-kit/rules/models/faq';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { ALL_CATEGORIES } from './cloneCategories';

const NO_FAQS: Faq[] = [];

interface Choice {
  /** The source category whose FAQs were shown. */
  categoryId: string;
  ids: ReadonlySet<string>;
}

/**
 * Which FAQs of the source category are ticked: initially all of them, or only the one that the page was opened with. Choosing
 * another category starts over.
 * @param offered in their order within each category; undefined while they are loading
 * @param categories in their order
 * @returns the FAQs of the category, or of all categories in the order of their list; the ticked ids, and their setter
 */
export function useFaqChoice(
  offered: readonly Faq[] | undefined,
  opened: Faq | undefined,
  categoryId: string,
  categories: readonly FaqCategory[] | undefined,
) {
  const faqs = useMemo(() => {
    const positions = new Map(categories?.map(({ id }, index) => [id, index]));
    return (offered ?? NO_FAQS)
      .filter((row) => [ALL_CATEGORIES, row.categoryId].includes(categoryId))
      .sort((a, b) => (positions.get(a.categoryId) ?? 0) - (positions.get(b.categoryId) ?? 0));
  }, [offered, categoryId, categories]);
  const [storedChoice, setStoredChoice] = useState<Choice>();
  const choice = storedChoice ?? (opened && { categoryId: opened.categoryId, ids: new Set([opened.id]) });
  const ticked = choice?.categoryId === categoryId ? choice.ids : new Set(faqs.map(({ id }) => id));
  const chosen = useRemaining(ticked, offered);
  return { faqs, chosen, setChosen: (ids: ReadonlySet<string>) => setStoredChoice({ categoryId, ids }) };
}
