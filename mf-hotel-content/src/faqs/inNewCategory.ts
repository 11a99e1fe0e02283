import { resource } from 'shared-kit/api/resource';
import type { FaqCategory } from 'shared-kit/rules/entities';

/**
 * Makes a category in a hotel and clones into it (OP-100). When the clone fails the category is deleted again, so that no empty one is
 * left.
 * @param onKept called with the category's id when it stays nevertheless, so that the next attempt uses it instead of making a
 *   second one: the
 * person may not delete it, or it is filled because only the answer was lost
 * @throws what the clone throws
 */
export async function inNewCategory<R>(
  propertyId: string,
  name: string,
  cloneInto: (categoryId: string) => Promise<R>,
  onKept: (categoryId: string) => void,
): Promise<R> {
  const categories = resource<FaqCategory>(`/properties/${propertyId}/faq-categories`);
  const { id } = await categories.save({ name });
  try {
    return await cloneInto(id);
  } catch (error) {
    await categories.remove(id).catch(() => onKept(id));
    throw error;
  }
}
