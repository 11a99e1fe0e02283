import { useEffect, useState } from 'react';
import { setConfirmLeave, useHasUnsaved } from '../../shellServices/unsaved';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { loadDialog, preloadDialog } from '../../ui/overlay/Dialog';

interface Question {
  names: string[];
  answer: (leave: boolean) => void;
}

/** Asks before unsaved work is lost, and names the fields. */
export function LeaveQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    setConfirmLeave(async (names) => {
      await loadDialog();
      return new Promise((resolve) => {
        setQuestion({
          names,
          answer: (leave) => {
            setQuestion(null);
            resolve(leave);
          },
        });
      });
    });
    return () => setConfirmLeave(null);
  }, []);

  const { names = [], answer } = question ?? {};
  const hasUnsaved = useHasUnsaved();
  // Preloaded, since the dialog could not be loaded offline or after an upgrade.
  useEffect(() => {
    if (hasUnsaved) preloadDialog();
  }, [hasUnsaved]);
  // Once a save in progress has succeeded, nothing can be lost, and the form itself leads to the next page.
  useEffect(() => {
    if (!hasUnsaved) answer?.(false);
  }, [hasUnsaved, answer]);
  return (
    <ConfirmDialog
      open={question !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => answer?.(true)}
      onClose={() => answer?.(false)}
    >
      {names.length > 0 ? `Not saved yet: ${names.join(', ')}.` : 'This page has unsaved changes.'}
    </ConfirmDialog>
  );
}
