import { useMemo, useState } from 'react';
import { useStillThere } from 'shared-kit/content/clone/useStillThere';
import type { Faq } from 'shared-kit/rules/models/faq';
import { ALL_CATEGORIES } from './cloneCategories';

const NO_FAQS: Faq[] = [];

interface Choice {
  /** The source category that it was made in. */
  categoryId: string;
  ids: ReadonlySet<string>;
}

/**
 * Which FAQs of the source category are ticked: initially all of them, or only the one that the page was opened with. Another
 * category starts over.
 * @param offered undefined while it is loading
 * @returns the FAQs of the category, the ids that are ticked, and what sets them
 */
export function useFaqChoice(offered: readonly Faq[] | undefined, opened: Faq | undefined, categoryId: string) {
  const faqs = useMemo(
    () => (offered ?? NO_FAQS).filter((row) => [ALL_CATEGORIES, row.categoryId].includes(categoryId)),
    [offered, categoryId],
  );
  const [made, setMade] = useState<Choice>();
  const choice = made ?? (opened && { categoryId: opened.categoryId, ids: new Set([opened.id]) });
  const ticked = choice?.categoryId === categoryId ? choice.ids : new Set(faqs.map(({ id }) => id));
  const chosen = useStillThere(ticked, offered);
  return { faqs, chosen, setChosen: (ids: ReadonlySet<string>) => setMade({ categoryId, ids }) };
}
