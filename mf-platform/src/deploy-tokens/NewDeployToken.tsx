import { useState } from 'react';
import { ApiError, request } from 'shared-kit/api/http';
import { createStableIds } from 'shared-kit/ui/stableIds';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
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
import { CreatedToken } from './CreatedToken';
import { useDeployTokens } from './useDeployTokens';

/** The message when the dialog was closed while its token was being created. */
const CLOSED_TOO_EARLY =
  'A deploy token was created, but its dialog was closed before it was shown. Revoke it and create another one.';
const DATALIST_ID = 'deploy-token-remotes';

/** The body of 'New Deploy Token': first a remote and the token's lifetime, then the token itself, shown only once. */
export function NewDeployToken() {
  const tokens = useDeployTokens();
  const { names = [] } = useRemoteNames();
  const [remote, setRemote] = useState('');
  const [days, setDays] = useState<number>(USUAL_LIFETIME);
  const [hasAttempted, setHasAttempted] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [ids] = useState(createStableIds);
  const [created, setCreated] = useState<DeployToken>();

  const remoteError = fieldErrors(deployTokenRules, { remote: remote.trim() }).remote;

  const modal = useOwnModal();
  const submit = async () => {
    setHasAttempted(true);
    setRefusal(undefined);
    if (remoteError) return;
    const body = { remote: remote.trim(), expiresOn: afterDays(days) };
    try {
      // Not through `resource`: its cache would keep what must be shown only once. When the response is lost, sending
      // the same id again gives the token a new value, since nobody has seen the first one.
      const send = () => request<DeployToken>('POST', tokens.path, { body, newId: ids.idOf() });
      setCreated((await resendIfLost(send)).data);
      ids.release();
      if (!modal.isOpen()) toast({ text: CLOSED_TOO_EARLY, tone: 'problem' });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.fields.remote : undefined);
      throw error;
    } finally {
      void tokens.refresh();
    }
  };

  if (created) return <CreatedToken token={created} />;
  return (
    <DialogForm submitLabel="Create token" onSubmit={submit}>
      <FieldStack>
        <Field
          label="Remote"
          name="remote"
          required
          hint="The token ships this remote and can do nothing else. You may also name a new remote."
          error={(hasAttempted ? remoteError : undefined) ?? refusal}
        >
          <TextInput
            list={DATALIST_ID}
            spellCheck={false}
            autoComplete="off"
            placeholder="mf-restaurants"
            value={remote}
            onChange={({ target }) => setRemote(target.value)}
          />
        </Field>
        <datalist id={DATALIST_ID}>
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
