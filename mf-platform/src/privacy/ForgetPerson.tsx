import { useState } from 'react';
import { ApiError, request } from 'shared-kit/api/http';
import { sentAgain } from 'shared-kit/form/arrived';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { useOwnModal } from 'shared-kit/modals/useOwnModal';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { openModal } from 'shared-kit/shellServices/modal';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { WhatGoes } from './WhatGoes';

interface Person {
  id: string;
  name: string;
  /** What is typed to confirm; the name where the account, and its address with it, was deleted before. */
  email?: string;
}

interface Props {
  person: Person;
  onForgotten: () => Promise<void>;
}

/** Asks whether a person is to be forgotten (docs/decisions/privacy.md). */
export const askForget = (props: Props) =>
  openModal({
    name: 'Forget This Person',
    title: `Forget ${props.person.name}`,
    style: { width: 'min(100%, 40rem)' },
    body: <ForgetPerson {...props} />,
  });

/**
 * What is deleted and what stays, and the person's e-mail address or name to type, since this cannot be undone.
 */
function ForgetPerson({ person: { id, name, email }, onForgotten }: Props) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();

  const own = useOwnModal();
  const send = async () => {
    setWrong(typed.trim() === '' ? REQUIRED : undefined);
    if (typed.trim() === '') return;
    try {
      await sentAgain(() => request('POST', `/users/${encodeURIComponent(id)}/forget`, { body: { confirmation: typed } }));
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.confirmation : undefined;
      if (!field) throw error;
      setWrong(field);
      return;
    }
    own.close();
    await onForgotten();
  };

  return (
    <DialogForm submitLabel="Forget for good" tone="danger" onSubmit={send}>
      <FieldStack>
        <WhatGoes hasAccount={email !== undefined} />
        <Field
          label={email === undefined ? 'Name' : 'Email'}
          name="forget.confirmation"
          required
          hint={`Type ${email ?? name} to confirm.`}
          error={wrong}
        >
          <TextInput
            data-begin
            type={email === undefined ? 'text' : 'email'}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </FieldStack>
    </DialogForm>
  );
}
