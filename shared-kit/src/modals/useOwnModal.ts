import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { closeModal, modalNow } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';

interface OwnModal {
  /** Closes this modal, but not one that was opened after it. */
  close: () => void;
  isOpen: () => boolean;
  /** Reports a failure in a toast, for when the modal that would show it is closed. */
  notifyFailure: (error: unknown) => void;
}

/** For the body of a modal (document 1 §2): the modal that shows it, which may be closed before a slow answer arrives. */
export function useOwnModal(): OwnModal {
  const [modal] = useState(modalNow);
  const isOpen = () => modalNow() === modal;
  return {
    isOpen,
    close: () => {
      if (isOpen()) closeModal();
    },
    notifyFailure: (error) =>
      void toast({ text: modal ? `${modal.title}: ${messageOf(error)}` : messageOf(error), tone: 'problem' }),
  };
}
