import { useState } from 'react';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { useLatest } from '../ui/useLatest';
import type { Creation } from './creation';
import { mergeList } from './partRows';
import { isSame, type FormPart } from './parts';
import type { FormDraft } from './useDraft';
import type { ItemForm } from './useItemForm';
import { useOfferUndo } from './useOfferUndo';

interface Options<V extends Values, T extends ItemBase> {
  form: ItemForm<V, T>;
  isDirty: boolean;
  /** What somebody else has saved since, while the conflict is open. */
  newer: T | undefined;
  creation: Creation;
  parts: readonly FormPart<V>[];
  read: (item: T | undefined) => V;
  /** Returns the form to what it was opened with; what is typed next creates another new item. */
  reset: () => void;
  setCreation: (creation: Creation) => void;
}

/**
 * What a person may do with text that is not saved: a draft that was found is offered or restored, and what is discarded can be brought
 * back as long as the form is shown (OP-130).
 * @returns `notice` about a draft, `discard` of what is typed, with Undo, and `forget` of every draft, for good
 */
export function useDraftActions<V extends Values, T extends ItemBase>(
  draft: FormDraft<V>,
  { form, isDirty, newer, creation, parts, read, reset, setCreation }: Options<V, T>,
) {
  const latest = useLatest(form);
  const { savedAt, newId, elsewhere, onlyHere, endedWithSession } = draft;
  /** When the draft that was restored without asking was saved. */
  const [autoRestored, setAutoRestored] = useState<string>();
  const offerUndo = useOfferUndo(isDirty);

  /** The draft over what is typed: in a list that was changed since the form was opened, the rows of both come together. */
  const withDraft = ({ values, initialValues }: Pick<typeof form.formik, 'values' | 'initialValues'>): V => {
    const mine: V = { ...values, ...draft.changes(values) };
    const versions = { opened: { ...initialValues, ...draft.opened }, mine, theirs: values };
    return parts
      .filter((part) => !isSame(part, values, initialValues))
      .reduce((into, part) => mergeList(part, versions, [])?.copy(into) ?? into, mine);
  };
  const restore = () => {
    // First, since a draft of another version of the form may break what follows.
    draft.dismiss();
    // When run as an Undo, this may come after something else was typed, or a newer version was put into the form.
    const { base, openOver, formik } = latest.current;
    const { initialValues, setValues } = formik;
    const restored = withDraft(formik);
    const older = draft.openedOver(base?.version);
    // Typed over an older version: the form goes back to that version, and Save finds the newer one and asks.
    if (older && base) openOver({ ...base, version: older.version }, { ...initialValues, ...older.values });
    if (newId) setCreation({ id: newId, isSent: true });
    void setValues(restored);
  };
  // Whoever was sent to Sign In in the middle of an edit finds the form as it was left.
  const autoRestore = () => {
    setAutoRestored(savedAt);
    restore();
  };

  const forget = () => {
    draft.dropAll();
    reset();
  };
  /** Discards what is typed, in favour of a version that somebody else saved, if any; Undo puts it back over its own base. */
  const discard = () => {
    const { base, openOver, formik } = form;
    const { values, initialValues, setValues } = formik;
    draft.drop();
    reset();
    if (newer) openOver(newer, read(newer));
    offerUndo(() => {
      setCreation(creation);
      // A newer version may have been put into the form in the meantime.
      openOver(base, initialValues);
      // A new object, since the draft of the old one was dropped and would not be kept again.
      void setValues({ ...values });
    });
  };
  /** Discards a draft that the form offers and does not show. What was typed since stays. */
  const discardOffered = () => {
    draft.discardOffered();
    offerUndo(restore);
  };

  const offered = savedAt && {
    savedAt,
    elsewhere,
    onlyHere,
    preview: () => withDraft(form.formik),
    restore,
    autoRestore: endedWithSession ? autoRestore : undefined,
    discard: discardOffered,
  };
  const restored = autoRestored && isDirty && { savedAt: autoRestored, preview: undefined, discard };
  return { notice: offered || restored || undefined, discard, forget };
}
