import { useState } from 'react';
import { ApiError, messageOf, request } from 'shared-kit/api/http';
import { isOutdated, refresh, useResource } from 'shared-kit/api/resource';
import type { Copy } from 'shared-kit/content/clone/publishCopies';
import { useCopies } from 'shared-kit/content/clone/useCopies';
import { counted } from 'shared-kit/rules/counted';
import type { Property } from 'shared-kit/rules/entities';
import type { Faq } from 'shared-kit/rules/models/faq';
import { toast } from 'shared-kit/shellServices/toast';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
import { createStableIds } from 'shared-kit/ui/stableIds';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { ALL_CATEGORIES, NEW_CATEGORY } from './cloneCategories';
import { faq } from './faq';
import { undoNewCategory } from './undoNewCategory';
import { useCloneFields, type CloneValues } from './useCloneFields';
import { categoriesPath } from './useFaqCategories';
import { useFaqChoice } from './useFaqChoice';
import { useOfferedFaqs } from './useOfferedFaqs';

/** The part of the response about a category that was created for the copies. */
interface CreatedCategory {
  newCategoryId?: string;
  newCategoryVersion?: number;
}

/** The FAQs of the target, which may already include the chosen ones; undefined until a target is chosen. */
function targetCollectionOf(property: Property, { targetPropertyId, targetCategoryId }: CloneValues) {
  const path = `/properties/${targetPropertyId}/faqs`;
  if (targetPropertyId !== property.id) return targetPropertyId === '' ? undefined : { path };
  // The source hotel already has all of these FAQs, so within it only those of the target category matter.
  const isStoredCategory = targetCategoryId !== '' && targetCategoryId !== NEW_CATEGORY;
  return isStoredCategory ? { path, scope: { categoryId: targetCategoryId } } : undefined;
}

/** The state of the FAQ clone page: the choice of FAQs, hotel and category, and the request (OP-98, OP-100). */
export function useCloneFaqs(property: Property) {
  const api = useResource<Faq>(`/properties/${property.id}/faqs`);
  const { active, offered, opened } = useOfferedFaqs(api);
  const [failure, setFailure] = useState<string>();
  const { validate, showRefused, ...fields } = useCloneFields(property, opened, () => setFailure(undefined));
  const { sourceCategoryId, targetPropertyId, targetCategoryId } = fields.values;
  const { faqs, chosen, setChosen } = useFaqChoice(offered, opened, sourceCategoryId, fields.sources.data);
  const [publish, setPublish] = useState(false);
  const [busy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const [ids] = useState(createStableIds);
  const finishCopies = useCopies(faq, property, faqs);
  const categories = categoriesPath(targetPropertyId);

  const clone = async () => {
    // The API reads 'all' as every FAQ that is not archived.
    const isEveryFaq = sourceCategoryId === ALL_CATEGORIES && chosen.size === faqs.length && !opened?.archived;
    const body = {
      ids: isEveryFaq ? 'all' : [...chosen],
      toPropertyId: targetPropertyId,
      ...(targetCategoryId === NEW_CATEGORY ? { newCategory: { name: fields.newCategory } } : { inCategoryId: targetCategoryId }),
    };
    const newId = ids.idOf();
    const send = () => request<Copy[], CreatedCategory | undefined>('POST', `${api.path}/clone`, { body, newId });
    const { data, meta } = await resendIfLost(send);
    ids.release();
    await api.refresh();
    // Somebody may have added FAQs since 'all' was chosen.
    const count = new Set(data.map(({ sourceId }) => sourceId)).size;
    // The copies exist now: whatever fails from here on, pressing Clone again must not create them a second time.
    setChosen(new Set());
    const created = meta?.newCategoryId;
    if (created) await refresh(categories);
    await finishCopies(data, {
      cloned: `${counted(count, 'FAQ')} cloned`,
      publish,
      undoMore: created ? () => undoNewCategory(categories, created, fields.newCategory, meta.newCategoryVersion) : undefined,
    });
  };

  const submit = async () => {
    if (!validate() || chosen.size === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      // Stays busy afterwards: the list opens next.
      await clone();
    } catch (error) {
      if (!isMounted()) toast({ text: `Clone FAQ: ${messageOf(error)}`, tone: 'problem' });
      // The category or the hotel may have been deleted.
      if (isOutdated(error)) await Promise.all([refresh(categories), refresh('/properties'), active.reload()]);
      if (error instanceof ApiError) showRefused(error.fields);
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  return {
    ...fields,
    failure,
    busy,
    active,
    faqs,
    chosen,
    choose: (ids: ReadonlySet<string>) => {
      setFailure(undefined);
      setChosen(ids);
    },
    publish,
    setPublish,
    questions: faqs.filter(({ id }) => chosen.has(id)).map(({ question }) => question),
    targetCollection: targetCollectionOf(property, fields.values),
    submit,
    summary: !sourceCategoryId
      ? 'Choose a source category, and where its FAQs are cloned to.'
      : chosen.size === 0
        ? 'Choose at least one FAQ.'
        : `${chosen.size} of ${faqs.length} FAQs chosen. ${publish ? 'Copies are published where the rules allow it.' : 'Copies start unpublished.'}`,
  };
}
