import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { closeModal, modalNow } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';

interface OwnModal {
  /** Closes this modal, and none that was opened after it. */
  close: () => void;
  isOpen: () => boolean;
  /** Says what failed once nobody can read it in the modal any more. */
  tellFailure: (error: unknown) => void;
}

/** For the body of a modal (document 1 §2): the one that it is shown in, which may be closed before a slow answer comes. */
export function useOwnModal(): OwnModal {
  const [own] = useState(modalNow);
  const isOpen = () => modalNow() === own;
  return {
    isOpen,
    close: () => {
      if (isOpen()) closeModal();
    },
    tellFailure: (error) => void toast({ text: own ? `${own.title}: ${messageOf(error)}` : messageOf(error), tone: 'problem' }),
  };
}
