import { createElement, useEffect, useMemo, useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { resource, useResource } from 'shared-kit/api/resource';
import { listHref } from 'shared-kit/content/contentType';
import type { Faq, FaqCategory, Property } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { faqCloneRules } from 'shared-kit/rules/validation/faqClone';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useNavigate, useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { faq } from './faq';
import { NewCategoryModal } from './NewCategoryModal';
import { useFaqCategories } from './useFaqCategories';

export const ALL_CATEGORIES = 'all';
/** The pseudo-category's id; it is never sent (OP-100). */
export const NEW_CATEGORY = '0';

const START = { sourceCategoryId: '', targetPropertyId: '', targetCategoryId: '' };
const NO_FAQS: Faq[] = [];

/** What the FAQ clone page holds and does: the choice of FAQs, hotel and category, and the call (OP-98, OP-100). */
export function useCloneFaqs(property: Property) {
  const authority = useAuthority();
  const navigate = useNavigate();
  const [values, setValues] = useState(START);
  const [newCategory, setNewCategory] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const sources = useFaqCategories(property.id);
  const targets = useFaqCategories(values.targetPropertyId || undefined);
  const hotelList = useProperties().useList({
    type: 'hotel',
    archived: false,
    orderBy: 'name:ASC',
    perPage: PER_PAGE.cloneHotels,
  });
  const hotels = (hotelList.data ?? []).filter(({ id }) => authority.can('WRITE', faq.resource, id));
  const api = useResource<Faq>(`/properties/${property.id}/faqs`);
  const all = api.useList({ archived: false, orderBy: 'sort_index:ASC', perPage: PER_PAGE.cloneItems });

  const faqs = useMemo(
    () => (all.data ?? NO_FAQS).filter((row) => [ALL_CATEGORIES, row.categoryId].includes(values.sourceCategoryId)),
    [all.data, values.sourceCategoryId],
  );
  // All FAQs of a category are ticked initially; changing the category starts over.
  const [choice, setChoice] = useState<{ of: string; ids: ReadonlySet<string> } | null>(null);
  const chosen = useMemo(
    () => (choice?.of === values.sourceCategoryId ? choice.ids : new Set(faqs.map(({ id }) => id))),
    [choice, faqs, values.sourceCategoryId],
  );

  const [params, setParams] = useSearchParams();
  const selected = params.get('selected');
  const [waiting, setWaiting] = useState(selected);
  const row = waiting ? all.data?.find(({ id }) => id === waiting) : undefined;
  if (row) {
    setWaiting(null);
    setValues((before) => ({ ...before, sourceCategoryId: row.categoryId }));
    setChoice({ of: row.categoryId, ids: new Set([row.id]) });
  }
  useEffect(() => {
    if (selected !== null) setParams((before) => (before.delete('selected'), before), { replace: true });
  }, [selected, setParams]);

  const set = (change: Partial<typeof START>) => {
    setValues((before) => ({ ...before, ...change }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
    setFailure(undefined);
  };

  const chooseTarget = (id: string) => {
    if (id !== NEW_CATEGORY) return set({ targetCategoryId: id });
    openModal({
      name: 'New FAQ Category',
      title: 'Clone to a New FAQ Category...',
      body: createElement(NewCategoryModal, {
        start: newCategory,
        onDone: (name: string) => {
          setNewCategory(name);
          set({ targetCategoryId: NEW_CATEGORY });
        },
      }),
    });
  };

  const submit = async () => {
    const found = fieldErrors(faqCloneRules, values);
    setErrors(found);
    if (Object.keys(found).length > 0 || chosen.size === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { targetPropertyId, targetCategoryId, sourceCategoryId } = values;
      const categories = resource<FaqCategory>(`/properties/${targetPropertyId}/faq-categories`);
      const made = targetCategoryId === NEW_CATEGORY ? await categories.save({ name: newCategory }) : undefined;
      if (made) set({ targetCategoryId: made.id });
      const whole = sourceCategoryId === ALL_CATEGORIES && chosen.size === faqs.length;
      await api.clone({
        ids: whole ? 'all' : [...chosen],
        toPropertyId: targetPropertyId,
        inCategoryId: made?.id ?? targetCategoryId,
      });
      toast({ text: `${chosen.size === 1 ? '1 FAQ' : `${chosen.size} FAQs`} cloned.` });
      await navigate(listHref(faq, property));
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  return {
    values,
    set,
    errors,
    failure,
    busy,
    sources,
    targets,
    hotels,
    faqs,
    chosen,
    setChosen: (ids: ReadonlySet<string>) => setChoice({ of: values.sourceCategoryId, ids }),
    newCategory,
    chooseTarget,
    submit,
    summary: !values.sourceCategoryId
      ? 'Choose a source category, and where its FAQs go.'
      : chosen.size === 0
        ? 'Choose at least one FAQ.'
        : `${chosen.size} of ${faqs.length} FAQs chosen. Copies start unpublished.`,
  };
}
