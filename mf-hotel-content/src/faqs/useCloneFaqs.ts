import { createElement, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { isOutdated, refresh, useResource } from 'shared-kit/api/resource';
import type { Copy } from 'shared-kit/content/clone/publishCopies';
import { useCopies } from 'shared-kit/content/clone/useCopies';
import { useStillThere } from 'shared-kit/content/clone/useStillThere';
import { useTargets } from 'shared-kit/content/clone/useTargets';
import { keptIds } from 'shared-kit/ui/keptIds';
import type { Property } from 'shared-kit/rules/entities';
import type { Faq } from 'shared-kit/rules/models/faq';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { faqCloneRules } from 'shared-kit/rules/validation/faqClone';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { fieldId } from 'shared-kit/ui/input/fieldContext';
import { useHere } from 'shared-kit/ui/useHere';
import { faq } from './faq';
import { NewCategoryModal } from './NewCategoryModal';
import { undoNewCategory } from './undoNewCategory';
import { useFaqCategories } from './useFaqCategories';

export const ALL_CATEGORIES = 'all';
/** The pseudo-category's id; it is never sent, its name is (OP-100). */
export const NEW_CATEGORY = '0';

interface Cloned {
  /** Where a category was made for the copies. */
  newCategoryId?: string;
  newCategoryVersion?: number;
}

const START = { sourceCategoryId: '', targetPropertyId: '', targetCategoryId: '' };
const NO_FAQS: Faq[] = [];

/** What was chosen, unless somebody has deleted it since. */
const stillOffered = (id: string, offered: readonly { id: string }[] | undefined): string =>
  [ALL_CATEGORIES, NEW_CATEGORY].includes(id) || !offered || offered.some((one) => one.id === id) ? id : '';

/** What the FAQ clone page holds and does: the choice of FAQs, hotel and category, and the call (OP-98, OP-100). */
export function useCloneFaqs(property: Property) {
  const authority = useAuthority();
  const [entered, setValues] = useState(START);
  const [newCategory, setNewCategory] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [publish, setPublish] = useState(false);
  const [busy, setBusy] = useState(false);
  const here = useHere();
  const running = useRef(false);

  const sources = useFaqCategories(property.id);
  const targets = useFaqCategories(entered.targetPropertyId || undefined);
  const properties = useTargets('hotel');
  const hotels = properties.data?.filter(({ id }) => authority.can('WRITE', faq.resource, id));
  const values = {
    sourceCategoryId: stillOffered(entered.sourceCategoryId, sources.data),
    targetPropertyId: stillOffered(entered.targetPropertyId, hotels),
    targetCategoryId: stillOffered(entered.targetCategoryId, targets.data),
  };
  const api = useResource<Faq>(`/properties/${property.id}/faqs`);
  const all = api.useList({ archived: false, orderBy: 'sort_index:ASC', perPage: PER_PAGE.cloneItems });

  const [params, setParams] = useSearchParams();
  const selected = params.get('selected');
  const [waiting, setWaiting] = useState(selected);
  const active = waiting ? all.data?.find(({ id }) => id === waiting) : undefined;
  // An archived FAQ is offered only where the page was opened with it.
  const { data: other } = api.useOne(waiting && all.data && !active ? waiting : undefined);
  const [archived, setArchived] = useState<Faq>();

  const offered = useMemo(() => [...(all.data ?? NO_FAQS), ...(archived ? [archived] : NO_FAQS)], [all.data, archived]);
  const faqs = useMemo(
    () => offered.filter((row) => [ALL_CATEGORIES, row.categoryId].includes(values.sourceCategoryId)),
    [offered, values.sourceCategoryId],
  );
  // All FAQs of a category are ticked initially; changing the category starts over.
  const [choice, setChoice] = useState<{ of: string; ids: ReadonlySet<string> } | null>(null);
  const ticked = useMemo(
    () => (choice?.of === values.sourceCategoryId ? choice.ids : new Set(faqs.map(({ id }) => id))),
    [choice, faqs, values.sourceCategoryId],
  );

  const chosen = useStillThere(ticked, all.data && offered);

  const setChosen = (ids: ReadonlySet<string>) => setChoice({ of: values.sourceCategoryId, ids });
  const [ids] = useState(keptIds);
  const takeCopies = useCopies(faq, property, faqs);

  const row = active ?? (other?.id === waiting ? other : undefined);
  if (row) {
    setWaiting(null);
    if (row.archived) setArchived(row);
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

  // In the source's own hotel every FAQ is there; so only the target category tells anything.
  const { targetPropertyId, targetCategoryId } = values;
  const isHere = targetPropertyId === property.id;
  const asks = isHere ? targetCategoryId !== '' && targetCategoryId !== NEW_CATEGORY : targetPropertyId !== '';
  const there = asks && {
    path: `/properties/${targetPropertyId}/faqs`,
    within: isHere ? { categoryId: targetCategoryId } : undefined,
  };

  const submit = async () => {
    const found = fieldErrors(faqCloneRules, values);
    setErrors(found);
    const wrong = Object.keys(START).find((name) => name in found);
    if (wrong) document.getElementById(fieldId(wrong))?.focus();
    if (Object.keys(found).length > 0 || chosen.size === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      // 'all' means every unarchived one.
      const whole = values.sourceCategoryId === ALL_CATEGORIES && chosen.size === faqs.length && !archived;
      const body = {
        ids: whole ? 'all' : [...chosen],
        toPropertyId: targetPropertyId,
        ...(targetCategoryId === NEW_CATEGORY ? { newCategory: { name: newCategory } } : { inCategoryId: targetCategoryId }),
      };
      const { data, meta } = await request<Copy[], Cloned | undefined>('POST', `${api.path}/clone`, { body, newId: ids.idOf() });
      ids.done();
      await api.refresh();
      // Copies exist from here on: a second press must not make them again, whatever happens next.
      setChosen(new Set());
      const categories = `/properties/${targetPropertyId}/faq-categories`;
      const made = meta?.newCategoryId;
      if (made) await refresh(categories);
      await takeCopies(data, {
        cloned: `${chosen.size === 1 ? '1 FAQ' : `${chosen.size} FAQs`} cloned`,
        publish,
        alsoBack: made ? () => undoNewCategory(categories, made, newCategory, meta.newCategoryVersion) : undefined,
      });
    } catch (error) {
      if (!here()) toast({ text: `Clone FAQ: ${messageOf(error)}`, tone: 'problem' });
      // A refusal may mean that the category or the hotel is gone.
      if (isOutdated(error))
        await Promise.all([refresh(`/properties/${targetPropertyId}/faq-categories`), refresh('/properties'), all.reload()]);
      setFailure(messageOf(error));
      setBusy(false);
    }
    running.current = false;
  };

  return {
    values,
    set,
    errors,
    failure,
    busy,
    sources,
    targets,
    properties,
    hotels,
    all,
    faqs,
    chosen,
    setChosen,
    publish,
    setPublish,
    questions: faqs.filter(({ id }) => chosen.has(id)).map(({ question }) => question),
    there,
    newCategory,
    chooseTarget,
    submit,
    summary: !values.sourceCategoryId
      ? 'Choose a source category, and where its FAQs are cloned to.'
      : chosen.size === 0
        ? 'Choose at least one FAQ.'
        : `${chosen.size} of ${faqs.length} FAQs chosen. ${publish ? 'Copies are published where the rules allow it.' : 'Copies start unpublished.'}`,
  };
}
