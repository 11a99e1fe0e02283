import { useState } from 'react';
import { ApiError, request } from 'shared-kit/api/http';
import { keptIds } from 'shared-kit/ui/keptIds';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { sentAgain } from 'shared-kit/form/arrived';
import { useOwnModal } from 'shared-kit/modals/useOwnModal';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { afterDays, LIFETIMES, USUAL_LIFETIME } from 'shared-kit/rules/tokenExpiry';
import { deployTokenRules } from 'shared-kit/rules/validation/deployToken';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { toast } from 'shared-kit/shellServices/toast';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { Select } from 'shared-kit/ui/input/Select';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { useRemoteNames } from '../releases/useReleases';
import { TokenOnce } from './TokenOnce';
import { useDeployTokens } from './useDeployTokens';

/** For a token that was made after its dialog had been closed. */
const UNSEEN = 'A deploy token was created, but its dialog was closed before it was shown. Revoke it and create another one.';
const NAMES = 'deploy-token-remotes';

/** The body of 'New Deploy Token': a remote and how long the token holds; then the token, once. */
export function NewDeployToken() {
  const tokens = useDeployTokens();
  const { names = [] } = useRemoteNames();
  const [remote, setRemote] = useState('');
  const [days, setDays] = useState<number>(USUAL_LIFETIME);
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [ids] = useState(keptIds);
  const [made, setMade] = useState<DeployToken>();

  const wrong = fieldErrors(deployTokenRules, { remote: remote.trim() }).remote;

  const own = useOwnModal();
  const submit = async () => {
    setAttempted(true);
    setRefused(undefined);
    if (wrong) return;
    const body = { remote: remote.trim(), expiresOn: afterDays(days) };
    try {
      // Not through `resource`: its cache would keep what must be shown only once.
      // One whose answer was lost is made anew under its id, with another value: nobody can see the first one.
      const send = () => request<DeployToken>('POST', tokens.path, { body, newId: ids.idOf() });
      setMade((await sentAgain(send)).data);
      ids.done();
      if (!own.isOpen()) toast({ text: UNSEEN, tone: 'problem' });
    } catch (error) {
      setRefused(error instanceof ApiError ? error.fields.remote : undefined);
      throw error;
    } finally {
      void tokens.refresh();
    }
  };

  if (made) return <TokenOnce token={made} />;
  return (
    <DialogForm submitLabel="Create token" onSubmit={submit}>
      <FieldStack>
        <Field
          label="Remote"
          name="remote"
          required
          hint="The token ships this remote and can do nothing else. You may also name a new remote."
          error={(attempted ? wrong : undefined) ?? refused}
        >
          <TextInput
            list={NAMES}
            spellCheck={false}
            autoComplete="off"
            placeholder="mf-restaurants"
            value={remote}
            onChange={({ target }) => setRemote(target.value)}
          />
        </Field>
        <datalist id={NAMES}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label="Expires after" name="expiresOn">
          <Select options={LIFETIMES} value={days} onChange={({ target }) => setDays(Number(target.value))} />
        </Field>
      </FieldStack>
    </DialogForm>
  );
}
