import { useResource } from 'shared-kit/api/resource';
import type { FaqCategory } from 'shared-kit/rules/models/faqCategory';
import { PER_PAGE } from 'shared-kit/rules/limits';

/** The FAQ categories of a property in their order; of none while the id is not known. */
export function useFaqCategories(propertyId: string | undefined) {
  const api = useResource<FaqCategory>(`/properties/${propertyId ?? ''}/faq-categories`);
  return api.useList({ orderBy: 'sort_index:ASC', perPage: PER_PAGE.max }, Boolean(propertyId));
}
