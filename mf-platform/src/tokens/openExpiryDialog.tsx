import { useState } from 'react';
import { ApiError } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { newerOf } from 'shared-kit/form/refusal';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { useOwnModal } from 'shared-kit/modals/useOwnModal';
import { tokenDate } from 'shared-kit/rules/dates';
import type { Token } from 'shared-kit/rules/entities';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenExpiryRules } from 'shared-kit/rules/validation/token';
import { openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { DEFAULT_EXPIRY, expiresOnOf, withTypedDateMessage } from './expiry';
import { ExpiryInputs } from './ExpiryInputs';

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

/**
 * The body of 'Change Expiry'; the token's value stays the same. If somebody else has changed the expiry since, the
 * dialog shows theirs; submitting again replaces it.
 */
function ChangeExpiry({ token, tokens }: Props) {
  const [expiry, setExpiry] = useState(DEFAULT_EXPIRY);
  const [hasAttempted, setHasAttempted] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [current, setCurrent] = useState(token);
  const expiryError = withTypedDateMessage(fieldErrors(tokenExpiryRules, { expiresOn: expiresOnOf(expiry) })).expiresOn;

  const modal = useOwnModal();
  const submit = async () => {
    setHasAttempted(true);
    setRefusal(undefined);
    if (expiryError) return;
    const expiresOn = expiresOnOf(expiry);
    try {
      await tokens.save({ expiresOn }, token.id, current.version);
    } catch (error) {
      const newer = newerOf<Token>(error);
      setRefusal(error instanceof ApiError ? error.fields.expiresOn : undefined);
      setCurrent(newer ?? current);
      void tokens.refresh();
      // An earlier attempt may have been stored although its response was lost: then nothing is left to change.
      if (!newer || newer.sessions.expiresOn !== expiresOn) throw error;
    }
    modal.close();
    toast({ text: expiresOn === null ? `${token.name} never expires.` : `${token.name} expires on ${tokenDate(expiresOn)}.` });
  };

  return (
    <DialogForm submitLabel="Change expiry" onSubmit={submit}>
      <p>
        {current === token ? stateText(token) : `${stateText(current)} Press Change expiry again if you still want to change it.`}
      </p>
      <ExpiryInputs value={expiry} error={(hasAttempted ? expiryError : undefined) ?? refusal} onChange={setExpiry} />
    </DialogForm>
  );
}

/** Opens the dialog that changes the expiry of a token. */
export const openExpiryDialog = (props: Props) =>
  openModal({
    name: 'Change Expiry',
    title: 'Change Expiry',
    style: { width: '40rem' },
    body: <ChangeExpiry {...props} />,
  });
