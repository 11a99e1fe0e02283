import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { useRefreshForUnknown } from 'shared-kit/content/useRefreshForUnknown';
import type { Faq } from 'shared-kit/rules/models/faq';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';

const pathOf = (propertyId: string) => `/properties/${propertyId}/faq-categories`;

/** The FAQ categories of a property in their order, loaded again on return; of none while the id is not known. */
export function useFaqCategories(propertyId: string | undefined) {
  const api = useResource<FaqCategory>(pathOf(propertyId ?? ''));
  useRefreshOnReturn(propertyId ? api.path : null);
  return api.useList({ orderBy: 'sort_index:ASC', perPage: PER_PAGE.max }, Boolean(propertyId));
}

/** Loads the categories again where an FAQ is in one that they do not have: an FAQ is shown under its category only. */
export function useUnknownCategories(
  propertyId: string,
  faqs: readonly Faq[],
  categories: readonly FaqCategory[] | undefined,
): void {
  const named = useMemo(() => faqs.map(({ categoryId }) => categoryId), [faqs]);
  useRefreshForUnknown(pathOf(propertyId), named, categories);
}
