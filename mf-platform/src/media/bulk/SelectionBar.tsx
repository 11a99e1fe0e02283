import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { askBeforeClosing } from 'shared-kit/content/askBeforeClosing';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoDeletes } from 'shared-kit/content/undoActions';
import type { Asset } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { BottomBar } from 'shared-kit/ui/form/BottomBar';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { addTags, changeMany, formatOutcome, remove, setCategory, type Change } from './changeMany';
import { confirmDeleteFiles, openCategoryDialog, openTagsDialog } from './bulkDialogs';
import { boxId } from './SelectBox';
import type { Selection } from './useSelection';
import css from './bulk.module.css';

export interface SelectionBarProps {
  shown: readonly Asset[];
  selection: Selection;
}

/** The actions on all ticked files. Files on which an action failed stay ticked. */
export function SelectionBar({ shown, selection }: SelectionBarProps) {
  const authority = useAuthority();
  const mayChange = authority.can('WRITE', 'asset');
  const selected = shown.filter(({ id }) => selection.has(id));
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isMounted = useIsMounted();
  /** Somebody who has moved on to another page or another search gets a toast instead of a notice. */
  const reportProblem = (text: string) => (isMounted() ? setProblem(text) : void toast({ text, tone: 'problem' }));

  const run = async (change: Change, verb: 'changed' | 'deleted') => {
    setProblem(undefined);
    const showProgress = (finished: number) => setProgress(`${finished} of ${selected.length} ${verb}…`);
    showProgress(0);
    const outcome = await askBeforeClosing(changeMany(selected, change, showProgress));
    const { done, failed } = outcome;
    const ids = done.map(({ id }) => id);
    selection.untick(ids);
    setProgress(undefined);
    if (failed.length > 0) reportProblem(formatOutcome(outcome, verb));
    if (done.length === 0) return;
    const text = formatOutcome({ done, failed: [] }, verb);
    if (verb === 'deleted' && mayChange)
      offerUndo({
        text,
        name: done.length === 1 ? (done[0]?.name ?? '') : `${done.length} files`,
        undo: undoDeletes('/assets', ids),
      });
    else toast({ text });
  };
  const checkThenConfirm = async () => {
    setProblem(undefined);
    setProgress('Checking where they are used…');
    try {
      await confirmDeleteFiles(selected, isMounted, () => void run(remove, 'deleted'));
    } catch (error) {
      reportProblem(messageOf(error));
    }
    setProgress(undefined);
  };
  // The bar disappears with its button: the focus goes back to the first of the files.
  const clear = () => {
    if (selected[0]) document.getElementById(boxId(selected[0]))?.focus();
    selection.clear();
  };
  const busy = progress !== undefined;
  // Everything that was ticked has been deleted by somebody else.
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
            <Button
              small
              busy={busy}
              onClick={() => openTagsDialog(selected.length, (typed) => void run(addTags(typed), 'changed'))}
            >
              Add tags...
            </Button>
            <Button
              small
              busy={busy}
              onClick={() => openCategoryDialog(selected.length, (name) => void run(setCategory(name), 'changed'))}
            >
              Set category...
            </Button>
          </>
        )}
        {authority.can('DELETE', 'asset') && selected.length > 0 && (
          <Button small busy={busy} onClick={() => void checkThenConfirm()}>
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
