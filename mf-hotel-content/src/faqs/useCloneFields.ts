import { createElement, useState } from 'react';
import { useTargets } from 'shared-kit/content/clone/useTargets';
import type { Property } from 'shared-kit/rules/entities';
import type { Faq } from 'shared-kit/rules/models/faq';
import { faqCloneRules } from 'shared-kit/rules/validation/faqClone';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { useAuthority } from 'shared-kit/session';
import { openModal } from 'shared-kit/shellServices/modal';
import { fieldId } from 'shared-kit/ui/input/fieldContext';
import { ALL_CATEGORIES, NEW_CATEGORY } from './cloneCategories';
import { faq } from './faq';
import { NewCategoryModal } from './NewCategoryModal';
import { useFaqCategories } from './useFaqCategories';

const NAMES = ['sourceCategoryId', 'targetPropertyId', 'targetCategoryId'] as const;
/** The values of the page's fields: ids, or '' for none. */
export type CloneValues = Record<(typeof NAMES)[number], string>;

/** The fields of the page that show what the API says about the values it was sent. */
const FIELD_OF: Readonly<Record<string, keyof CloneValues>> = {
  toPropertyId: 'targetPropertyId',
  inCategoryId: 'targetCategoryId',
  'newCategory.name': 'targetCategoryId',
};

/** The chosen id; '' once somebody has deleted its item. */
const keepIfOffered = (id: string, offered: readonly { id: string }[] | undefined): string =>
  [ALL_CATEGORIES, NEW_CATEGORY].includes(id) || !offered || offered.some((item) => item.id === id) ? id : '';

/**
 * The fields of the FAQ clone page, what can be chosen in them, and their rules (document 3 §5).
 * @param opened the FAQ that the page was opened with: its category is the source until another is chosen
 * @param onChange called when any of them changes
 */
export function useCloneFields(property: Property, opened: Faq | undefined, onChange: () => void) {
  const { can } = useAuthority();
  const [entered, setEntered] = useState<Partial<CloneValues>>({});
  const [newCategory, setNewCategory] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  const sources = useFaqCategories(property.id);
  const targets = useFaqCategories(entered.targetPropertyId || undefined);
  const properties = useTargets('hotel');
  const hotels = properties.data?.filter(({ id }) => can('WRITE', faq.resource, id));
  const values: CloneValues = {
    sourceCategoryId: keepIfOffered(entered.sourceCategoryId ?? opened?.categoryId ?? '', sources.data),
    targetPropertyId: keepIfOffered(entered.targetPropertyId ?? '', hotels),
    targetCategoryId: keepIfOffered(entered.targetCategoryId ?? '', targets.data),
  };

  const set = (change: Partial<CloneValues>) => {
    setEntered((previous) => ({ ...previous, ...change }));
    setErrors((previous) => Object.fromEntries(Object.entries(previous).filter(([name]) => !(name in change))));
    onChange();
  };

  const chooseTarget = (id: string) => {
    if (id !== NEW_CATEGORY) return set({ targetCategoryId: id });
    openModal({
      name: 'New FAQ Category',
      title: 'Clone to a New FAQ Category...',
      body: createElement(NewCategoryModal, {
        initialName: newCategory,
        onDone: (name: string) => {
          setNewCategory(name);
          set({ targetCategoryId: NEW_CATEGORY });
        },
      }),
    });
  };

  /** Shows every error and moves the focus to the first invalid field. @returns whether all fields are valid */
  const validate = (): boolean => {
    const messages = fieldErrors(faqCloneRules, values);
    setErrors(messages);
    const firstInvalid = NAMES.find((name) => name in messages);
    if (firstInvalid) document.getElementById(fieldId(firstInvalid))?.focus();
    return firstInvalid === undefined;
  };

  /** Shows the messages of a refused clone at their fields. @param refused messages by the path of the value that was sent */
  const showRefused = (refused: Record<string, string>) =>
    setErrors(
      Object.fromEntries(
        Object.entries(refused).flatMap(([path, message]) => (FIELD_OF[path] ? [[FIELD_OF[path], message]] : [])),
      ),
    );

  return { values, set, errors, validate, showRefused, sources, targets, properties, hotels, newCategory, chooseTarget };
}
