import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoDeletes } from 'shared-kit/content/undoByRestoring';
import type { Asset } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { askBeforeClosing } from 'shared-kit/shellServices/unsaved';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { confirmDeleteFiles } from './confirmDeleteFiles';
import { changeMany, formatOutcome, remove, type Change, type Outcome } from './changeMany';
import type { Selection } from './useSelection';

/** Changes and deletes the ticked files one at a time and reports the result. Files on which an action failed stay ticked. */
export function useBulkActions(selected: readonly Asset[], selection: Selection) {
  const mayRestore = useAuthority().can('WRITE', 'asset');
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isMounted = useIsMounted();
  /** Somebody who has moved on to another page or another search gets a toast instead of a notice. */
  const reportProblem = (text: string) => (isMounted() ? setProblem(text) : void toast({ text, tone: 'problem' }));

  const reportDone = (done: Outcome['done'], verb: 'changed' | 'deleted') => {
    const text = formatOutcome({ done, failed: [] }, verb);
    if (verb === 'changed' || !mayRestore) return toast({ text });
    const name = done.length === 1 ? (done[0]?.name ?? '') : `${done.length} files`;
    return offerUndo({
      text,
      name,
      undo: undoDeletes(
        '/assets',
        done.map(({ id }) => id),
      ),
    });
  };

  const run = async (change: Change, verb: 'changed' | 'deleted') => {
    setProblem(undefined);
    const showProgress = (finished: number) => setProgress(`${finished} of ${selected.length} ${verb}…`);
    showProgress(0);
    const outcome = await askBeforeClosing(changeMany(selected, change, showProgress));
    const { done, failed } = outcome;
    selection.untick(done.map(({ id }) => id));
    setProgress(undefined);
    if (failed.length > 0) reportProblem(formatOutcome(outcome, verb));
    if (done.length > 0) reportDone(done, verb);
  };

  /** Deletes the files once the person has seen how many are in use and has confirmed. */
  const deleteAll = async () => {
    setProblem(undefined);
    setProgress('Checking where they are used…');
    try {
      await confirmDeleteFiles(selected, isMounted, () => void run(remove, 'deleted'));
    } catch (error) {
      reportProblem(messageOf(error));
    }
    setProgress(undefined);
  };

  return { progress, problem, change: (change: Change) => void run(change, 'changed'), deleteAll: () => void deleteAll() };
}
