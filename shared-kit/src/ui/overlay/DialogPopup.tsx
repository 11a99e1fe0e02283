import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { beginningOf } from 'shared-kit/ui/focus/beginning';
import { classes } from 'shared-kit/ui/classes';
import { IconButton } from 'shared-kit/ui/button/IconButton';
import { CloseIcon } from 'shared-kit/ui/icons/icons';
import type { DialogProps } from './Dialog';
import { overlay as css } from 'shared-kit/ui/frameStyles';
import foot from './DialogFoot.module.css';

export type DialogPopupProps = DialogProps;

/** Within this, in milliseconds, a second press belongs to the first. */
const DOUBLE = 500;

/** The dialog itself; loaded separately from the pages that may open one. */
export function DialogPopup({ open, title, onClose, children, footer, wide, style, alert, initialFocus }: DialogPopupProps) {
  const body = useRef<HTMLDivElement>(null);
  const pressed = useRef(-DOUBLE);
  const begin = () => (body.current && beginningOf(body.current)) ?? true;
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={alert}
      onOpenChange={(next, { reason, event }) => {
        // The dialog may become smaller with a press: the second one of a double click is then outside of it.
        const isSecond = reason === 'outside-press' && event.timeStamp - pressed.current < DOUBLE;
        if (!next && !isSecond) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={css.scrim} />
        <Dialog.Viewport className={css.stage}>
          <Dialog.Popup
            className={classes(css.dialog, wide && css.wide)}
            style={style}
            role={alert ? 'alertdialog' : 'dialog'}
            onPointerDown={({ timeStamp }) => void (pressed.current = timeStamp)}
            initialFocus={initialFocus ?? begin}
          >
            <div className={css.dialogHead}>
              <Dialog.Title className={css.dialogTitle}>{title}</Dialog.Title>
              <Dialog.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
            </div>
            <div ref={body} className={css.dialogBody}>
              {children}
            </div>
            {footer && <div className={foot.foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
