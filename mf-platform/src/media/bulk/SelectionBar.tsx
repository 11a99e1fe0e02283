import type { Asset } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { BottomBar } from 'shared-kit/ui/form/BottomBar';
import { addTags, setCategory } from './changeMany';
import { openCategoryDialog, openTagsDialog } from './bulkDialogs';
import { boxId } from './SelectBox';
import { useBulkActions } from './useBulkActions';
import type { Selection } from './useSelection';
import css from './bulk.module.css';

export interface SelectionBarProps {
  shown: readonly Asset[];
  selection: Selection;
}

/** The actions on all ticked files. */
export function SelectionBar({ shown, selection }: SelectionBarProps) {
  const authority = useAuthority();
  const mayChange = authority.can('WRITE', 'asset');
  const selected = shown.filter(({ id }) => selection.has(id));
  const { progress, problem, change, deleteAll } = useBulkActions(selected, selection);
  // The bar disappears along with its focused button, so the focus moves to the first of the files.
  const clear = () => {
    if (selected[0]) document.getElementById(boxId(selected[0]))?.focus();
    selection.clear();
  };
  const busy = progress !== undefined;
  // Somebody else has deleted all the ticked files.
  if (selected.length === 0 && !busy && !problem) return null;
  return (
    <BottomBar label="Selection">
      {problem && (
        <Notice tone="danger" className={css.problem}>
          {problem}
        </Notice>
      )}
      <p role="status" className={css.state}>
        {progress ?? `${selected.length} selected`}
      </p>
      <div className={css.actions} role="group" aria-label="Selected files">
        {mayChange && selected.length > 0 && (
          <>
            <Button small busy={busy} onClick={() => openTagsDialog(selected.length, (typed) => change(addTags(typed)))}>
              Add tags...
            </Button>
            <Button small busy={busy} onClick={() => openCategoryDialog(selected.length, (name) => change(setCategory(name)))}>
              Set category...
            </Button>
          </>
        )}
        {authority.can('DELETE', 'asset') && selected.length > 0 && (
          <Button small busy={busy} onClick={deleteAll}>
            Delete...
          </Button>
        )}
        <Button small tone="quiet" waits={busy} onClick={clear}>
          Clear
        </Button>
      </div>
    </BottomBar>
  );
}
