import { useRef, useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { isOutdated, refresh, useResource } from 'shared-kit/api/resource';
import type { Copy } from 'shared-kit/content/clone/publishCopies';
import { useCopies } from 'shared-kit/content/clone/useCopies';
import type { Property } from 'shared-kit/rules/entities';
import type { Faq } from 'shared-kit/rules/models/faq';
import { toast } from 'shared-kit/shellServices/toast';
import { sentAgain } from 'shared-kit/form/arrived';
import { keptIds } from 'shared-kit/ui/keptIds';
import { useHere } from 'shared-kit/ui/useHere';
import { ALL_CATEGORIES, NEW_CATEGORY } from './cloneCategories';
import { faq } from './faq';
import { undoNewCategory } from './undoNewCategory';
import { useCloneFields } from './useCloneFields';
import { useFaqChoice } from './useFaqChoice';
import { useOfferedFaqs } from './useOfferedFaqs';

/** The answer about a category that was created for the copies. */
interface CreatedCategory {
  newCategoryId?: string;
  newCategoryVersion?: number;
}

/** What the FAQ clone page holds and does: the choice of FAQs, hotel and category, and the call (OP-98, OP-100). */
export function useCloneFaqs(property: Property) {
  const api = useResource<Faq>(`/properties/${property.id}/faqs`);
  const { active, offered, opened } = useOfferedFaqs(api);
  const [failure, setFailure] = useState<string>();
  const { validate, ...fields } = useCloneFields(property, opened, () => setFailure(undefined));
  const { sourceCategoryId, targetPropertyId, targetCategoryId } = fields.values;
  const { faqs, chosen, setChosen } = useFaqChoice(offered, opened, sourceCategoryId, fields.sources.data);
  const [publish, setPublish] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const here = useHere();
  const [ids] = useState(keptIds);
  const takeCopies = useCopies(faq, property, faqs);
  const categories = `/properties/${targetPropertyId}/faq-categories`;

  const clone = async () => {
    // 'all' means every unarchived one.
    const whole = sourceCategoryId === ALL_CATEGORIES && chosen.size === faqs.length && !opened?.archived;
    const body = {
      ids: whole ? 'all' : [...chosen],
      toPropertyId: targetPropertyId,
      ...(targetCategoryId === NEW_CATEGORY ? { newCategory: { name: fields.newCategory } } : { inCategoryId: targetCategoryId }),
    };
    const newId = ids.idOf();
    const send = () => request<Copy[], CreatedCategory | undefined>('POST', `${api.path}/clone`, { body, newId });
    const { data, meta } = await sentAgain(send);
    ids.done();
    await api.refresh();
    // Copies exist from here on: a second press must not make them again, whatever happens next.
    setChosen(new Set());
    const created = meta?.newCategoryId;
    if (created) await refresh(categories);
    await takeCopies(data, {
      cloned: `${chosen.size === 1 ? '1 FAQ' : `${chosen.size} FAQs`} cloned`,
      publish,
      alsoBack: created ? () => undoNewCategory(categories, created, fields.newCategory, meta.newCategoryVersion) : undefined,
    });
  };

  const submit = async () => {
    if (!validate() || chosen.size === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await clone();
    } catch (error) {
      if (!here()) toast({ text: `Clone FAQ: ${messageOf(error)}`, tone: 'problem' });
      // A refusal may mean that the category or the hotel is gone.
      if (isOutdated(error)) await Promise.all([refresh(categories), refresh('/properties'), active.reload()]);
      setFailure(messageOf(error));
      setBusy(false);
    }
    running.current = false;
  };

  // Every FAQ is in the source's own hotel already, so there only the target category tells anything.
  const isHere = targetPropertyId === property.id;
  const asks = isHere ? targetCategoryId !== '' && targetCategoryId !== NEW_CATEGORY : targetPropertyId !== '';
  const there = asks && {
    path: `/properties/${targetPropertyId}/faqs`,
    within: isHere ? { categoryId: targetCategoryId } : undefined,
  };

  return {
    ...fields,
    failure,
    busy,
    active,
    faqs,
    chosen,
    setChosen,
    publish,
    setPublish,
    questions: faqs.filter(({ id }) => chosen.has(id)).map(({ question }) => question),
    there,
    submit,
    summary: !sourceCategoryId
      ? 'Choose a source category, and where its FAQs are cloned to.'
      : chosen.size === 0
        ? 'Choose at least one FAQ.'
        : `${chosen.size} of ${faqs.length} FAQs chosen. ${publish ? 'Copies are published where the rules allow it.' : 'Copies start unpublished.'}`,
  };
}
