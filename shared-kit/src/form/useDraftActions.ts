import { useState } from 'react';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { useLatest } from '../ui/useLatest';
import type { Creation } from './creation';
import type { FormDraft } from './useDraft';
import type { ItemForm } from './useItemForm';
import { useOfferUndo } from './useOfferUndo';

interface Options<V extends Values, T extends ItemBase> {
  form: ItemForm<V, T>;
  isDirty: boolean;
  /** What somebody else has saved since, while the conflict is open. */
  newer: T | undefined;
  creation: Creation;
  read: (item: T | undefined) => V;
  /** Goes back to what the form was opened with, and to another new item. */
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
  { form, isDirty, newer, creation, read, reset, setCreation }: Options<V, T>,
) {
  const latest = useLatest(form);
  const { savedAt, newId, elsewhere, onlyHere, endedWithSession } = draft;
  /** When the draft that came back without a question was saved. */
  const [autoRestored, setAutoRestored] = useState<string>();
  const offerUndo = useOfferUndo(isDirty);

  const withDraft = (values: V): V => ({ ...values, ...draft.changes(values) });
  const restore = () => {
    // First, since a draft of another version of the form may break what follows.
    draft.dismiss();
    // As Undo, this may run after something else was typed, or after a newer version was put into the form.
    const { base, openOver, formik } = latest.current;
    const { values, initialValues, setValues } = formik;
    const restored = withDraft(values);
    const older = draft.openedOver(base?.version);
    // Typed over an older version: the form is as it was then, and Save finds the newer one and asks.
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
  /** Discards what is typed, for the version that somebody else saved where there is one; Undo puts it back over its own version. */
  const discard = () => {
    const { base, openOver, formik } = form;
    const { values, initialValues, setValues } = formik;
    draft.drop();
    reset();
    if (newer) openOver(newer, read(newer));
    offerUndo(() => {
      setCreation(creation);
      // A newer version may have been put into the form meanwhile.
      openOver(base, initialValues);
      // A new object, since the draft of the former one was dropped and is not kept again.
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
    preview: () => withDraft(form.formik.values),
    restore,
    autoRestore: endedWithSession ? autoRestore : undefined,
    discard: discardOffered,
  };
  const restored = autoRestored && isDirty && { savedAt: autoRestored, preview: undefined, discard };
  return { notice: offered || restored || undefined, discard, forget };
}
