import { useState } from 'react';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { useLocation } from 'shared-kit/router';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { useIsMounted } from '../ui/useIsMounted';
import { nestErrors } from './formikErrors';
import { failureText } from './lostAnswer';
import { ownFailure } from './ownFailure';
import { isSame } from './parts';
import { newerOf } from './refusal';
import type { SavedFormOptions } from './savedFormOptions';
import type { FormDraft } from './useDraft';
import type { ItemForm } from './useItemForm';

/** The result of an attempt to save. */
export type Outcome = 'saved' | 'refused' | 'conflict';

interface FailedAttempt<V extends Values> {
  error: ApiError;
  /** What was in the form: the failure is over with the next change of a field. */
  values: V;
  /** What a button changed for the attempt. */
  change?: (typed: V) => V;
  /** Whether the attempt was the answer to a question after a conflict. */
  isAnswer: boolean;
}

interface Options<V extends Values, T extends ItemBase> extends Pick<
  SavedFormOptions<V, T>,
  'path' | 'read' | 'parts' | 'save' | 'onSaved'
> {
  form: ItemForm<V, T>;
  draft: FormDraft<V>;
  /** The id for what is created. */
  newId: string;
  /** Called before each request. */
  onSend: () => void;
}

const asApiError = (error: unknown) => (error instanceof ApiError ? error : ownFailure('unknown', messageOf(error)));

/**
 * Saves the values of a form.
 * @returns `saveOver`, which saves over an item's version, and `failed`: the last attempt, if the API refused it
 */
export function useSaveAttempts<V extends Values, T extends ItemBase>(options: Options<V, T>) {
  const { form, draft, newId, onSend, path, read, parts, save, onSaved } = options;
  const { formik, latest, fillFrom } = form;
  const [failed, setFailed] = useState<FailedAttempt<V> | null>(null);
  const isMounted = useIsMounted();
  const { pathname, search } = useLocation();

  const finish = async (saved: T | undefined, base: T | undefined): Promise<Outcome> => {
    if (isMounted()) {
      draft.dropAll();
      setUnsaved(path, null);
      if (saved) fillFrom(saved, { isSubmitting: true });
    } else {
      // The person left, may have come back, and may be typing something else here.
      draft.dropAfterLeaving();
    }
    await onSaved?.(saved, base);
    return 'saved';
  };

  const attempt = async (values: V, base: T | undefined, isAnswer: boolean, id: string): Promise<Outcome> => {
    setFailed(null);
    onSend();
    let saved: T | undefined;
    try {
      saved = await save(values, base, id);
    } catch (thrown) {
      const error = asApiError(thrown);
      const newer = newerOf<T>(error);
      const holdsAll = (item: T) => parts.every((part) => isSame(part, read(item), values));
      // Nothing is left to save if an earlier attempt arrived and its answer was lost, or if the other person's version was
      // chosen throughout.
      if (!newer || !(holdsAll(newer) || (base && holdsAll(base)))) {
        // The text is still offered there, as a draft.
        const link = { label: 'Back to the form', href: pathname + search };
        if (!isMounted()) toast({ text: failureText('Your text', 'saved', error), tone: 'problem', link });
        setFailed({ error, values: latest.current.values, isAnswer });
        // What is missing is named by the address, not by a field.
        formik.setErrors(nestErrors(error.status === 404 ? {} : error.fields));
        return newer ? 'conflict' : 'refused';
      }
      saved = newer;
    }
    return finish(saved, base);
  };

  const saveOver = async (base: T | undefined, values: V, { isAnswer = false, id = newId } = {}): Promise<Outcome> => {
    formik.setSubmitting(true);
    try {
      return await attempt(values, base, isAnswer, id);
    } finally {
      formik.setSubmitting(false);
    }
  };

  return { saveOver, failed, setFailed };
}

export type SaveAttempts<V extends Values, T extends ItemBase> = ReturnType<typeof useSaveAttempts<V, T>>;
