import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import css from './deployTokens.module.css';

interface Props {
  token: DeployToken;
  tokens: Resource<DeployToken>;
}

function Body({ token: { id, remote }, tokens }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const revoke = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await tokens.remove(id);
      toast({ text: `Deploy token of ${remote} revoked.` });
      closeModal();
    } catch (failed) {
      setError(messageOf(failed));
      setBusy(false);
    }
  };
  return (
    <div className={css.once}>
      <p>
        Whatever ships <code>{remote}</code> with this token is refused from then on. Versions that it shipped stay.
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
      <DialogFoot>
        <Button data-begin onClick={closeModal}>
          Cancel
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void revoke()}>
          Revoke token
        </Button>
      </DialogFoot>
    </div>
  );
}

/** Asks before a token stops working. */
export const askRevoke = (props: Props) =>
  openModal({
    name: 'Revoke Deploy Token',
    title: 'Revoke Deploy Token',
    style: { width: 'min(100%, 36rem)' },
    body: <Body {...props} />,
  });
