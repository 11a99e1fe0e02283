import { useState } from 'react';
import { closeModal, useModal, type Modal } from '../../shellServices/modal';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Dialog } from '../../ui/overlay/Dialog';
import { Fallback } from '../Fallback';

const crashNotice = ({ name }: Modal, reason: string) => (
  <EmptyState failed title={`${name} could not be shown`} actions={<Button onClick={closeModal}>Close</Button>} detail={reason}>
    Nothing was changed. Close this and try again.
  </EmptyState>
);

/**
 * Shows the one open modal (document 1 §2, Modals). A body that fails becomes a sentence and can be closed like any
 * other; the focus returns to where it was.
 */
export function ModalHost() {
  const modal = useModal();
  // The last modal stays rendered while its dialog closes.
  const [{ shown, openCount }, setShown] = useState({ shown: modal, openCount: 0 });
  if (modal && modal !== shown) setShown({ shown: modal, openCount: openCount + 1 });
  if (!shown) return null;
  return (
    <Dialog
      open={modal !== null}
      opening={openCount}
      title={shown.title}
      onClose={closeModal}
      {...(shown.style && { style: shown.style })}
    >
      <Fallback key={openCount} instead={(error) => crashNotice(shown, error.message)}>
        {shown.body}
      </Fallback>
    </Dialog>
  );
}
