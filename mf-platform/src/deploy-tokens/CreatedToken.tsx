import { useEffect, useRef, useState } from 'react';
import { tokenDate } from 'shared-kit/rules/dates';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { closeModal } from 'shared-kit/shellServices/modal';
import { Button } from 'shared-kit/ui/button/Button';
import { CopyIcon } from 'shared-kit/ui/icons/icons';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import css from './deployTokens.module.css';

/** A new token: it is shown only this once and stored by the server as a hash. */
export function CreatedToken({ token: { remote, value = '', expiresOn } }: { token: DeployToken }) {
  const [copyStatus, setCopyStatus] = useState('');
  const copyButton = useRef<HTMLButtonElement>(null);
  // The form that had the focus has been removed.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopyStatus('Copied.');
    } catch {
      setCopyStatus('The browser does not allow copying here. Select the token above and copy it.');
    }
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
        <Button tone="primary" onClick={closeModal}>
          Done
        </Button>
      </DialogFoot>
    </div>
  );
}
