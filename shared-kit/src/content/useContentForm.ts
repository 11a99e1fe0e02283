import { useFormik, setIn } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onSessionReset, useSession } from 'shared-kit/session';
import { useNavigate } from 'shared-kit/router';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import type { Values } from '../fields/fieldKind';
import type { Property } from '../rules/entities';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { changedFields, newValues, readValues, writeValues, type ContentForm } from './contentForm';
import type { ContentItem, ContentType } from './contentType';
import { listHref } from './contentType';
import { drafts } from './drafts';

const DRAFT_DELAY = 300;

interface Options<T extends ContentItem> {
  type: ContentType<T>;
  form: ContentForm;
  property: Property;
  /** The item to edit; absent on a new one. */
  item: T | undefined;
  /** Where to go after a save; the list by default. */
  doneHref?: string;
}

const nested = (errors: Record<string, string>) =>
  Object.entries(errors).reduce((tree, [name, message]) => setIn(tree, name, message), {});

/**
 * The life of one form: values, rules, what is unsaved, drafts, saving, and what the server answers
 * (documents 2 and 3 §4, §8; OP-63, OP-130). Has no look of its own.
 */
export function useContentForm<T extends ContentItem>({ type, form, property, item, doneHref }: Options<T>) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const userId = useSession().profile?.id ?? '';
  const path = `${listHref(type, property)}/${item?.id ?? 'new'}`;
  const kept = useMemo(() => drafts(userId, path), [userId, path]);
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState(() => kept.find());
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tried, setTried] = useState(false);
  const opened = useMemo(() => (base ? readValues(form, base as Values) : newValues(form, type.scope)), [base, form, type.scope]);

  const save = async (values: Values, version = base?.version) => {
    setFailure(null);
    try {
      await api.save(writeValues(form, values, type.scope), item?.id, version);
    } catch (error) {
      const failed = error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unknown', message: messageOf(error) });
      setFailure(failed);
      formik.setErrors(nested(failed.fields));
      return;
    }
    kept.drop();
    setUnsaved(path, null);
    toast({ text: `${type.labels.one} saved.` });
    await navigate(doneHref ?? listHref(type, property));
  };

  const formik = useFormik<Values>({
    initialValues: opened,
    enableReinitialize: true,
    validateOnMount: false,
    validate: (values) => nested(fieldErrors(form.rules, values, { editing: item !== undefined })),
    onSubmit: (values) => save(values),
  });
  const { values, initialValues } = formik;
  const unsaved = useMemo(() => changedFields(form, initialValues, values), [form, initialValues, values]);
  const dirty = unsaved.length > 0;

  // A newer answer may fill an untouched form; it never overwrites what somebody typed.
  if (item && item.version !== base?.version && !dirty) setBase(item);

  const words = unsaved.join(', ');
  useEffect(() => {
    setUnsaved(path, words ? words.split(', ') : null);
    return () => setUnsaved(path, null);
  }, [path, words]);

  const latest = useRef({ values, dirty, version: base?.version });
  useEffect(() => {
    latest.current = { values, dirty, version: base?.version };
    if (!dirty) return undefined;
    const timer = setTimeout(() => kept.keep({ values, version: base?.version }), DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [values, dirty, base, kept]);

  // The session ends before the delay is over: the last words are kept as well (OP-130).
  useEffect(
    () =>
      onSessionReset((reason) => {
        const { values, dirty, version } = latest.current;
        if (reason === 'expired' && dirty) kept.keep({ values, version });
      }),
    [kept],
  );

  // The box goes with the next change of any field, which enables Save again (OP-63).
  const failedAt = useRef<Values | null>(null);
  useEffect(() => {
    if (!failure) failedAt.current = null;
    else if (failedAt.current === null) failedAt.current = values;
    else if (failedAt.current !== values) setFailure(null);
  }, [failure, values]);

  const restore = useCallback(() => {
    if (draft) void formik.setValues(draft.values);
    setDraft(undefined);
  }, [draft, formik]);

  const discard = useCallback(() => {
    kept.drop();
    setDraft(undefined);
    formik.resetForm();
  }, [kept, formik]);

  return {
    formik,
    unsaved,
    failure,
    draft: draft && { savedAt: draft.savedAt, restore, discard },
    /** True once Save was pressed: from then on every rule shows. */
    tried,
    submit: () => (setTried(true), formik.submitForm()),
    discard,
    /** Saves merged values over a newer version, after the choices of a conflict. */
    saveOver: (merged: Values, current: T) => {
      setBase(current);
      void formik.setValues(merged);
      return save(merged, current.version);
    },
    retry: () => save(values),
    opened,
  };
}
