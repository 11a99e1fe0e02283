import { hasStatus } from 'shared-kit/api/http';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { SaveBar, type SaveBarProps } from '../ui/form/SaveBar';
import { binNote } from './binNotePart';
import { mixedParts } from './conflict';
import { ConflictQuestion } from './ConflictQuestion';
import { isTransient } from './isTransient';
import type { SavedForm } from './useSavedForm';

interface Props<V extends Values, T extends ItemBase> extends Pick<SaveBarProps, 'idle' | 'more'> {
  form: SavedForm<V, T>;
  formId: string;
  errorId: string;
  /** The time zone of the item's property; undefined if it belongs to none. */
  zone: string | undefined;
}

/** Saves a form, with the ways out of a save that failed: the question after a conflict, another attempt, a new item. */
export function FormSaveBar<V extends Values, T extends ItemBase>({ form, formId, errorId, zone, ...bar }: Props<V, T>) {
  const { formik, failure, conflict, itemRef } = form;
  const deleted = hasStatus(failure, 404) ? itemRef : undefined;
  const { Part: BinNote } = binNote.usePart(deleted !== undefined);

  return (
    <>
      {conflict && (
        <div id={errorId}>
          <ConflictQuestion
            current={conflict.current}
            isAskedAgain={form.isAskedAgain}
            zone={zone}
            differences={conflict.clashes.map(({ name, label, show }) => ({
              name,
              label,
              mine: show(formik.values),
              theirs: show(conflict.theirs),
            }))}
            mixed={(chosen) => {
              const settled = conflict.settled(chosen);
              const mixed = mixedParts(form.parts, settled, formik.values, conflict.theirs);
              return mixed.map(({ name, label, show }) => ({ name, label, rows: show(settled) }));
            }}
            onSave={form.settle}
          />
        </div>
      )}
      <SaveBar
        form={formId}
        unsaved={form.unsaved}
        note={form.keptOnlyIn && `They are kept in this ${form.keptOnlyIn} only.`}
        saving={formik.isSubmitting}
        error={conflict ? undefined : failure?.message}
        errorId={errorId}
        actions={
          failure && isTransient(failure) ? (
            <Button small onClick={() => void form.tryAgain()}>
              Try again
            </Button>
          ) : (
            <>
              {deleted && BinNote && <BinNote {...deleted} small />}
              {form.saveAsNew && (
                <Button small onClick={() => void form.saveAsNew?.()}>
                  Save as a new one
                </Button>
              )}
            </>
          )
        }
        disabled={failure !== null}
        onDiscard={form.discard}
        {...bar}
      />
    </>
  );
}
