import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { askBeforeClosing } from 'shared-kit/content/askBeforeClosing';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoDeletes } from 'shared-kit/content/undoWays';
import type { Asset } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { BottomBar } from 'shared-kit/ui/form/BottomBar';
import { useHere } from 'shared-kit/ui/useHere';
import { addTags, changeMany, outcomeSentence, remove, setCategory, type Change } from './changeMany';
import { askCategory, askDelete, askTags } from './manyDialogs';
import type { Selection } from './useSelection';
import css from './many.module.css';

export interface SelectionBarProps {
  shown: readonly Asset[];
  selection: Selection;
}

/** What can be done with all files that are ticked. Those with which it could not be done stay ticked. */
export function SelectionBar({ shown, selection }: SelectionBarProps) {
  const rights = useAuthority();
  const mayChange = rights.can('WRITE', 'asset');
  const chosen = shown.filter(({ id }) => selection.has(id));
  const [at, setAt] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const here = useHere();
  /** Somebody who has moved on to another page or another search gets a toast there. */
  const tellProblem = (text: string) => (here() ? setProblem(text) : void toast({ text, tone: 'problem' }));

  const run = async (work: Change, verb: 'changed' | 'deleted') => {
    setProblem(undefined);
    setAt(`0 of ${chosen.length} ${verb}…`);
    const tellHow = (behind: number) => setAt(`${behind} of ${chosen.length} ${verb}…`);
    const outcome = await askBeforeClosing(changeMany(chosen, work, tellHow));
    const { done, failed } = outcome;
    const ids = done.map(({ id }) => id);
    selection.untick(ids);
    setAt(undefined);
    if (failed.length > 0) tellProblem(outcomeSentence(outcome, verb));
    if (done.length === 0) return;
    const text = outcomeSentence({ done, failed: [] }, verb);
    if (verb === 'deleted' && mayChange)
      offerUndo({
        text,
        name: done.length === 1 ? (done[0]?.name ?? '') : `${done.length} files`,
        undo: undoDeletes('/assets', ids),
      });
    else toast({ text });
  };
  const askFirstToDelete = async () => {
    setProblem(undefined);
    setAt('Checking where they are used…');
    try {
      await askDelete(chosen, here, () => void run(remove, 'deleted'));
    } catch (error) {
      tellProblem(messageOf(error));
    }
    setAt(undefined);
  };
  const busy = at !== undefined;
  // Somebody else deleted what was ticked.
  if (chosen.length === 0 && !busy && !problem) return null;
  return (
    <BottomBar label="Selection">
      {problem && (
        <Notice tone="danger" className={css.told}>
          {problem}
        </Notice>
      )}
      <p role="status" className={css.state}>
        {at ?? `${chosen.length} selected`}
      </p>
      <div className={css.actions} role="group" aria-label="Selected files">
        {mayChange && chosen.length > 0 && (
          <>
            <Button small busy={busy} onClick={() => askTags(chosen.length, (typed) => void run(addTags(typed), 'changed'))}>
              Add tags...
            </Button>
            <Button
              small
              busy={busy}
              onClick={() => askCategory(chosen.length, (name) => void run(setCategory(name), 'changed'))}
            >
              Set category...
            </Button>
          </>
        )}
        {rights.can('DELETE', 'asset') && chosen.length > 0 && (
          <Button small busy={busy} onClick={() => void askFirstToDelete()}>
            Delete...
          </Button>
        )}
        <Button small tone="quiet" waits={busy} onClick={selection.clear}>
          Clear
        </Button>
      </div>
    </BottomBar>
  );
}
