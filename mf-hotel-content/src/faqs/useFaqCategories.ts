import { useEffect, useRef } from 'react';
import { refresh, useResource } from 'shared-kit/api/resource';
import type { Faq } from 'shared-kit/rules/models/faq';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';

const pathOf = (propertyId: string) => `/properties/${propertyId}/faq-categories`;

/** The FAQ categories of a property in their order; of none while the id is not known. */
export function useFaqCategories(propertyId: string | undefined) {
  const api = useResource<FaqCategory>(pathOf(propertyId ?? ''));
  return api.useList({ orderBy: 'sort_index:ASC', perPage: PER_PAGE.max }, Boolean(propertyId));
}

/**
 * Loads the categories again where an FAQ is in one that they do not have: somebody has added it since, and an FAQ is shown
 * under its category only. Once for each, since one that is not answered then has been deleted.
 */
export function useUnknownCategories(
  propertyId: string,
  faqs: readonly Faq[],
  categories: readonly FaqCategory[] | undefined,
): void {
  const requestedFor = useRef(new Set<string>());
  useEffect(() => {
    const known = new Set(categories?.map(({ id }) => id));
    const unknown = faqs.map(({ categoryId }) => categoryId).filter((id) => !known.has(id) && !requestedFor.current.has(id));
    if (!categories || unknown.length === 0) return;
    unknown.forEach((id) => requestedFor.current.add(id));
    void refresh(pathOf(propertyId));
  }, [propertyId, faqs, categories]);
}
