import { useState, type FormEvent } from 'react';
import { ApiError, messageOf, request } from 'shared-kit/api/http';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { afterDays, LIFETIMES, USUAL_LIFETIME } from 'shared-kit/rules/tokenExpiry';
import { deployTokenRules } from 'shared-kit/rules/validation/deployToken';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { closeModal } from 'shared-kit/shellServices/modal';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Field } from 'shared-kit/ui/input/Field';
import { fieldId } from 'shared-kit/ui/input/fieldContext';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { Select } from 'shared-kit/ui/input/Select';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import { useRemoteNames } from '../releases/useReleases';
import css from './deployTokens.module.css';
import { TokenOnce } from './TokenOnce';
import { useDeployTokens } from './useDeployTokens';

const NAMES = 'deploy-token-remotes';

/** The body of 'New Deploy Token': a remote and how long the token holds; then the token, once. */
export function NewDeployToken() {
  const tokens = useDeployTokens();
  const { names = [] } = useRemoteNames();
  const [remote, setRemote] = useState('');
  const [days, setDays] = useState<number>(USUAL_LIFETIME);
  const [attempted, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; remote: string | undefined }>();
  const [made, setMade] = useState<DeployToken>();

  const wrong = fieldErrors(deployTokenRules, { remote: remote.trim() }).remote;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (wrong) document.getElementById(fieldId('remote'))?.focus();
    if (wrong || busy) return;
    setBusy(true);
    const body = { remote: remote.trim(), expiresOn: afterDays(days) };
    try {
      // Not through `resource`: its cache would keep what must be shown only once.
      setMade((await request<DeployToken>('POST', tokens.path, { body })).data);
      void tokens.refresh();
    } catch (error) {
      setFailure({ message: messageOf(error), remote: error instanceof ApiError ? error.fields.remote : undefined });
    }
    setBusy(false);
  };

  if (made) return <TokenOnce token={made} />;
  return (
    <form className={css.once} noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <Field
          label="Remote"
          name="remote"
          required
          hint="The token ships this remote and can do nothing else. A remote that is new may be named too."
          error={(attempted ? wrong : undefined) ?? failure?.remote}
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
        {failure && <Notice tone="danger">{failure.message}</Notice>}
      </FieldStack>
      <DialogFoot>
        <Button onClick={closeModal}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy}>
          Make token
        </Button>
      </DialogFoot>
    </form>
  );
}
