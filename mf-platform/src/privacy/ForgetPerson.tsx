import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, messageOf, request } from 'shared-kit/api/http';
import type { User } from 'shared-kit/rules/entities';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { closeModal } from 'shared-kit/shellServices/modal';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import css from './privacy.module.css';
import { WhatGoes } from './WhatGoes';

interface Props {
  user: User;
  onForgotten: () => Promise<void>;
}

/**
 * The body of 'Forget This Person': what is deleted and what stays, and the person's e-mail address to type, since this cannot be
 * undone.
 */
export function ForgetPerson({ user, onForgotten }: Props) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The field to correct gets the focus.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const refuse = (error: unknown) => {
    const field = error instanceof ApiError ? error.fields.confirmation : undefined;
    setWrong(field);
    setFailure(field ? undefined : messageOf(error));
    setAttempts((count) => count + 1);
    setBusy(false);
  };
  const send = async () => {
    setBusy(true);
    setWrong(undefined);
    setFailure(undefined);
    try {
      await request('POST', `/users/${encodeURIComponent(user.id)}/forget`, { body: { confirmation: typed } });
    } catch (error) {
      refuse(error);
      return;
    }
    closeModal();
    await onForgotten();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() !== '') return void send();
    setWrong(REQUIRED);
    setAttempts(attempts + 1);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <FieldStack>
        <WhatGoes />
        <Field label="Email" name="forget.confirmation" required hint={`Type ${user.email} to confirm.`} error={wrong}>
          <TextInput
            data-begin
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </FieldStack>
      <DialogFoot>
        <Button onClick={closeModal}>Cancel</Button>
        <Button type="submit" tone="danger" busy={busy}>
          Forget for Good
        </Button>
      </DialogFoot>
    </form>
  );
}
