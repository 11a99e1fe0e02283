import { useState } from 'react';
import { hasStatus } from 'shared-kit/api/http';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { conflictOf } from './conflict';
import { asSent, newCreation } from './creation';
import { newerOf } from './refusal';
import type { SavedFormOptions } from './savedFormOptions';
import { useDraft } from './useDraft';
import { useDraftActions } from './useDraftActions';
import { useItemForm } from './useItemForm';
import { useSaveAttempts } from './useSaveAttempts';
import { useSubmit } from './useSubmit';

/**
 * The life of a form that saves to the API (OP-63, OP-130): rules, what is unsaved, drafts that outlive an ended session,
 * the server's errors at its fields and in the box, Save that is disabled until something is changed, and saving over a version
 * that somebody else saved (API contract §1, 412).
 */
export function useSavedForm<V extends Values, T extends ItemBase = ItemBase>(options: SavedFormOptions<V, T>) {
  const { read, parts, kind, mayBeNew, onForget, path, secret, draftAs } = options;
  const [creation, setCreation] = useState(newCreation);
  const form = useItemForm<V, T>({ ...options, onSubmit: (typed, item): Promise<unknown> => saveOver(item, typed) });
  const { formik, base, unsaved } = form;
  const { values, initialValues } = formik;
  const isDirty = unsaved.length > 0;

  const formDraft = useDraft<V>(
    { path, secret, draftAs, version: base?.version },
    {
      values,
      initial: initialValues,
      // A copy that nobody has typed into or sent must not replace another draft.
      isDirty: isDirty && (!form.isUntouchedCopy || creation.isSent),
      // Another tab that finds the draft creates another item, unless this one may have arrived.
      newId: creation.isSent ? creation.id : undefined,
    },
  );
  const attempts = useSaveAttempts<V, T>({
    ...options,
    form,
    draft: formDraft,
    newId: creation.id,
    onSend: () => setCreation(asSent),
  });
  const { saveOver, failed, setFailed } = attempts;

  // The error box disappears with the next change of any field, which enables Save again (OP-63).
  const failure = failed?.values === values ? failed.error : null;
  const conflict = conflictOf(newerOf<T>(failure), read, parts, { opened: initialValues, mine: values });

  const { notice, discard, forget } = useDraftActions<V, T>(formDraft, {
    form,
    isDirty,
    newer: conflict?.current,
    creation,
    parts,
    read,
    reset: () => {
      setFailed(null);
      // What is typed next is another item, even if an attempt to create this one arrived.
      setCreation(newCreation());
      onForget?.();
      formik.resetForm();
    },
    setCreation,
  });

  const isGone = hasStatus(failure, 404) && !failure?.fields.propertyId;
  // An earlier attempt to create it arrived, and what it created was deleted since. A taken name is reported at its field.
  const isUsedUp = !base && hasStatus(failure, 409) && !failure?.current && Object.keys(failure?.fields ?? {}).length === 0;
  const saveAsNew = () => {
    // An id belongs to one item for good.
    const next = base ? creation : newCreation();
    setCreation(next);
    return saveOver(undefined, values, { id: next.id });
  };

  const submission = useSubmit<V, T>({ form, attempts, conflict, parts, check: options.check });

  return {
    formik,
    parts,
    read,
    /** Identifies the item, so that others who open it find out that it is being edited. */
    itemRef: kind && base ? { kind, id: base.id } : undefined,
    /** The item that the form was last filled from. */
    base,
    unsaved,
    failure,
    /** What somebody else has saved since, compared with this form's values; undefined as long as nobody has. */
    conflict,
    /** Whether somebody saved again while an earlier question was being answered. */
    isAskedAgain: conflict !== undefined && failed?.isAnswer === true,
    /**
     * Saves as a new item what was typed into one that somebody has deleted since; undefined if nobody has, if its property is
     * gone as well, or if the form must not create items. One that this form created can always be created again.
     */
    saveAsNew: (mayBeNew || !base) && (isGone || isUsedUp) ? saveAsNew : undefined,
    /** What the notice about a draft shows and does; undefined without one. */
    draft: notice,
    /** The only place where the draft is kept, such as this browser; undefined if the server keeps it too. */
    keptOnlyIn: formDraft.keptOnlyIn,
    discard,
    forget,
    setInitialValues: form.setInitialValues,
    ...submission,
  };
}

export type SavedForm<V extends Values, T extends ItemBase = ItemBase> = ReturnType<typeof useSavedForm<V, T>>;
