import { Dialog } from '@base-ui/react/dialog';
import { useCallback, useId, useRef, useState } from 'react';
import { initialFocusOf } from 'shared-kit/ui/focus/initialFocus';
import { IconButton } from 'shared-kit/ui/button/IconButton';
import { CloseIcon } from 'shared-kit/ui/icons/icons';
import type { DialogProps } from './Dialog';
import { overlay as css } from 'shared-kit/ui/frameStyles';
import foot from './DialogFoot.module.css';

export type DialogPopupProps = DialogProps;

/** Two presses within this time are a double click. */
const DOUBLE_CLICK_MS = 500;

/** The dialog itself; loaded separately from the pages that may open one. */
export function DialogPopup({ open, title, onClose, children, footer, style, alert, initialFocus }: DialogPopupProps) {
  const body = useRef<HTMLDivElement | null>(null);
  const questionId = useId();
  const [isQuestion, setQuestion] = useState(false);
  // The focus starts below the question, which screen readers would otherwise not read.
  const findQuestion = useCallback(
    (element: HTMLDivElement | null) => {
      body.current = element;
      const question = alert ? element : element?.querySelector('[data-question]');
      if (question) question.id = questionId;
      setQuestion(Boolean(question));
    },
    [alert, questionId],
  );
  /** Where the focus came from: of an entry of a menu, the menu's button. */
  const opener = useRef<Element | null>(null);
  const pressedAt = useRef(-DOUBLE_CLICK_MS);
  const defaultFocus = () => (body.current && initialFocusOf(body.current)) ?? true;
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={alert}
      onOpenChange={(next, { reason, event }) => {
        // A press may make the dialog smaller, so that the second press of a double click is outside it.
        const isDoubleClick = reason === 'outside-press' && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
        if (!next && !isDoubleClick) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={css.scrim} />
        <Dialog.Viewport className={css.stage}>
          <Dialog.Popup
            className={css.dialog}
            style={style}
            role={alert ? 'alertdialog' : 'dialog'}
            aria-describedby={isQuestion ? questionId : undefined}
            onPointerDown={({ timeStamp }) => void (pressedAt.current = timeStamp)}
            onFocus={({ currentTarget, relatedTarget }) => {
              if (relatedTarget && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
            }}
            initialFocus={initialFocus ?? defaultFocus}
            // If the opener went with its row, the library would return to where an earlier dialog was opened (`keepFocus` stays near).
            finalFocus={() => opener.current?.isConnected ?? true}
          >
            <div className={css.dialogHead}>
              <Dialog.Title className={css.dialogTitle}>{title}</Dialog.Title>
              <Dialog.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
            </div>
            <div ref={findQuestion} className={css.dialogBody}>
              {children}
            </div>
            {footer && <div className={foot.foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
