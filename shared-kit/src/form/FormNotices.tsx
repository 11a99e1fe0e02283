import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { Notice } from '../ui/feedback/Notice';
import { lazyPart } from '../ui/lazyPart';
import { DraftNotice } from './DraftNotice';
import styles from './formShell.module.css';
import { isSame } from './parts';
import type { ReadOnlyDraftProps } from './ReadOnlyDraft';
import type { SavedForm } from './useSavedForm';

interface Props<V extends Values, T extends ItemBase> {
  form: SavedForm<V, T>;
  readOnly: boolean;
}

const readOnlyDraft = lazyPart<ReadOnlyDraftProps>(() => import('./ReadOnlyDraft').then((module) => module.ReadOnlyDraft));

/** Offers the draft of a form. In a form that may only be read, says so, and shows the draft's text. */
export function FormNotices<V extends Values, T extends ItemBase>({ form, readOnly }: Props<V, T>) {
  const { formik, draft, parts } = form;
  const typed = readOnly ? draft?.preview?.() : undefined;
  const { Part: ReadOnlyDraft } = readOnlyDraft.usePart(typed !== undefined);
  return (
    // What another browser has is known a moment after the form has opened.
    <div className={styles.notices} aria-live={readOnly ? undefined : 'polite'}>
      {readOnly ? <Notice>You may look at this, but not change it.</Notice> : draft && <DraftNotice {...draft} />}
      {typed && draft && ReadOnlyDraft && (
        <ReadOnlyDraft
          {...draft}
          texts={parts
            .filter((part) => !isSame(part, formik.values, typed))
            .map(({ name, label, show }) => ({ name, label, text: show(typed) }))}
        />
      )}
    </div>
  );
}
