import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { useRefreshForUnknown } from 'shared-kit/content/useRefreshForUnknown';
import type { Property } from 'shared-kit/rules/entities';
import type { Faq } from 'shared-kit/rules/models/faq';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';

/** The API's collection of the FAQ categories of a hotel. */
export const categoriesPath = (propertyId: string) => `/properties/${propertyId}/faq-categories`;

/** The address of the list of a hotel's FAQ categories. */
export const categoriesHref = ({ id }: Property) => `/hotels/${id}/faqs/categories`;

/**
 * The FAQ categories of a property in their order, reloaded when the person returns to the page; nothing is loaded
 * without an id.
 */
export function useFaqCategories(propertyId: string | undefined) {
  const api = useResource<FaqCategory>(categoriesPath(propertyId ?? ''));
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
  useRefreshForUnknown(categoriesPath(propertyId), named, categories);
}
