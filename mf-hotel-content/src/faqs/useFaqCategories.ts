import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { useRefreshForUnknown } from 'shared-kit/content/useRefreshForUnknown';
import type { Faq } from 'shared-kit/rules/models/faq';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';

const pathOf = (propertyId: string) => `/properties/${propertyId}/faq-categories`;

/**
 * The FAQ categories of a property in their order, reloaded when the person returns to the page; nothing is loaded
 * without an id.
 */
export function useFaqCategories(propertyId: string | undefined) {
  const api = useResource<FaqCategory>(pathOf(propertyId ?? ''));
  useRefreshOnReturn(propertyId ? api.path : null);
  return api.useList({ orderBy: 'sort_index:ASC', perPage: PER_PAGE.max }, Boolean(propertyId));
}

/** Reloads the categories when an FAQ belongs to one that is not among them: FAQs are shown only under their category. */
export function useUnknownCategories(
  propertyId: string,
  faqs: readonly Faq[],
  categories: readonly FaqCategory[] | undefined,
): void {
  const named = useMemo(() => faqs.map(({ categoryId }) => categoryId), [faqs]);
  useRefreshForUnknown(pathOf(propertyId), named, categories);
}
