import { useEffect, useRef, useState } from 'react';
import { useAskBeforeUnload } from 'shared-kit/modals/useAskBeforeUnload';
import { tokenDate } from 'shared-kit/rules/dates';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { onSessionReset } from 'shared-kit/session';
import { closeModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { COPY_REFUSED, copyText } from 'shared-kit/ui/copyText';
import { CopyIcon } from 'shared-kit/ui/icons/icons';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import css from './deployTokens.module.css';

/** Shown when the dialog is closed before the token was copied: Escape or a click outside may do so by mistake. */
const NOT_COPIED = 'The new deploy token is not shown again. If you have not copied it, revoke it and create another one.';

/** A new token, shown only this once: the server stores only its hash. */
export function CreatedToken({ token: { remote, value = '', expiresOn } }: { token: DeployToken }) {
  const [copyStatus, setCopyStatus] = useState('');
  const [isCopied, setCopied] = useState(false);
  useAskBeforeUnload(!isCopied);
  const copyButton = useRef<HTMLButtonElement>(null);
  const needsNotice = useRef(true);
  useEffect(() => {
    // Whoever signs in next must not see the notice.
    const unsubscribe = onSessionReset(() => void (needsNotice.current = false));
    return () => {
      unsubscribe();
      if (needsNotice.current) toast({ text: NOT_COPIED, tone: 'note' });
    };
  }, []);
  // The form that had the focus has been removed.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => {
    const hasCopied = await copyText(value);
    if (hasCopied) needsNotice.current = false;
    setCopied((before) => before || hasCopied);
    setCopyStatus(hasCopied ? 'Copied.' : `${COPY_REFUSED} Select the token above and copy it.`);
  };
  const finish = () => {
    needsNotice.current = false;
    closeModal();
  };
  return (
    <div className={css.once}>
      <p>
        This token ships <code>{remote}</code> until {tokenDate(expiresOn)}. Copy it now: it is not shown again.
      </p>
      <output aria-label="Deploy token" className={css.value}>
        {value}
      </output>
      <DialogFoot status={copyStatus}>
        <Button ref={copyButton} icon={<CopyIcon />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button tone="primary" onClick={finish}>
          Done
        </Button>
      </DialogFoot>
    </div>
  );
}
