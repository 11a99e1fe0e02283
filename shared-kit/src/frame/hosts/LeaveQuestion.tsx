import { useEffect, useRef, useState } from 'react';
import { DELETE_MODAL_WIDTH } from '../../rules/limits';
import { setConfirmLeave, useHasUnsaved } from '../../shellServices/unsaved';
import { Button } from '../../ui/button/Button';
import { Dialog, loadDialog, preloadDialog } from '../../ui/overlay/Dialog';

interface Question {
  names: string[];
  answer: (leave: boolean) => void;
}

/** Asks before unsaved work is lost, and names the fields. */
export function LeaveQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const stayButton = useRef<HTMLButtonElement>(null);

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
    <Dialog
      open={question !== null}
      alert
      title="Leave without saving?"
      style={{ width: DELETE_MODAL_WIDTH }}
      onClose={() => answer?.(false)}
      initialFocus={stayButton}
      footer={
        <>
          <Button ref={stayButton} onClick={() => answer?.(false)}>
            Stay
          </Button>
          <Button tone="danger" onClick={() => answer?.(true)}>
            Leave
          </Button>
        </>
      }
    >
      <p>{names.length > 0 ? `Not saved yet: ${names.join(', ')}.` : 'This page has unsaved changes.'}</p>
    </Dialog>
  );
}
