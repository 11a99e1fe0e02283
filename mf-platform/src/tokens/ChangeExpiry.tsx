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

/**
 * The body of 'Change Expiry': systems that read with the token keep the same one. When somebody else has changed it since, it says
 * to what; pressing again then means that state.
 */
function Body({ token, tokens }: Props) {
  const [expiry, setExpiry] = useState(FIRST_EXPIRY);
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [now, setNow] = useState(token);
  const wrong = inTypedWords(fieldErrors(tokenExpiryRules, { expiresOn: expiresOnOf(expiry) })).expiresOn;

  const own = useOwnModal();
  const submit = async () => {
    setAttempted(true);
    setRefused(undefined);
    if (wrong) return;
    const expiresOn = expiresOnOf(expiry);
    try {
      await tokens.save({ expiresOn }, token.id, now.version);
    } catch (error) {
      const newer = newerOf<Token>(error);
      setRefused(error instanceof ApiError ? error.fields.expiresOn : undefined);
      setNow(newer ?? now);
      void tokens.refresh();
      // Nothing is left to change where an earlier attempt arrived and its answer was lost.
      if (!newer || newer.sessions.expiresOn !== expiresOn) throw error;
    }
    own.close();
    toast({ text: expiresOn === null ? `${token.name} never expires.` : `${token.name} expires on ${tokenDate(expiresOn)}.` });
  };

  return (
    <div className={css.dialog}>
      <DialogForm submitLabel="Change expiry" onSubmit={submit}>
        <p>{now === token ? stateText(token) : `${stateText(now)} Press Change expiry again if you still want to change it.`}</p>
        <ExpiryInputs value={expiry} error={(attempted ? wrong : undefined) ?? refused} onChange={setExpiry} />
      </DialogForm>
    </div>
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
