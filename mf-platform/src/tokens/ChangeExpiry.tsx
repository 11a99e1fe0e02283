import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { tokenDate } from 'shared-kit/rules/dates';
import type { Token } from 'shared-kit/rules/entities';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenExpiryRules } from 'shared-kit/rules/validation/token';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { fieldId } from 'shared-kit/ui/input/fieldContext';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import { expiresOnOf, FIRST_EXPIRY, inTypedWords } from './expiry';
import { ExpiryInputs } from './ExpiryInputs';
import css from './tokens.module.css';

interface Props {
  token: Token;
  tokens: Resource<Token>;
}

function stateText({ name, sessions: { expiresOn } }: Token): string {
  const state = tokenState(expiresOn);
  if (state === 'never') return `${name} never expires.`;
  if (state === 'expired') return `${name} expired on ${tokenDate(expiresOn)}. With a later expiry it works again.`;
  return `${name} expires on ${tokenDate(expiresOn)}.`;
}

/** The body of 'Change Expiry': systems that read with the token keep the same one. */
function Body({ token, tokens }: Props) {
  const [expiry, setExpiry] = useState(FIRST_EXPIRY);
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; field: string | undefined }>();
  const wrong = inTypedWords(fieldErrors(tokenExpiryRules, { expiresOn: expiresOnOf(expiry) })).expiresOn;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    setFailure(undefined);
    if (wrong) document.getElementById(fieldId('expiresOn'))?.focus();
    if (wrong || busy) return;
    setBusy(true);
    try {
      const expiresOn = expiresOnOf(expiry);
      await tokens.save({ expiresOn }, token.id, token.version);
      closeModal();
      toast({ text: expiresOn === null ? `${token.name} never expires.` : `${token.name} expires on ${tokenDate(expiresOn)}.` });
    } catch (error) {
      setFailure({ message: messageOf(error), field: error instanceof ApiError ? error.fields.expiresOn : undefined });
      setBusy(false);
      void tokens.refresh();
    }
  };

  return (
    <form className={css.dialog} noValidate onSubmit={(event) => void submit(event)}>
      <p>{stateText(token)}</p>
      <ExpiryInputs value={expiry} error={(attempted ? wrong : undefined) ?? failure?.field} onChange={setExpiry} />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <DialogFoot>
        <Button onClick={closeModal}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy}>
          Change expiry
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Asks for another expiry of a token. */
export const askExpiry = (props: Props) =>
  openModal({
    name: 'Change Expiry',
    title: 'Change Expiry',
    style: { width: 'min(100%, 40rem)' },
    body: <Body {...props} />,
  });
