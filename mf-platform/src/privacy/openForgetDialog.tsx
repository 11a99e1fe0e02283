import { useState } from 'react';
import { ApiError, request } from 'shared-kit/api/http';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { useOwnModal } from 'shared-kit/modals/useOwnModal';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { openModal } from 'shared-kit/shellServices/modal';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { discardUserDraft } from '../users/discardUserDraft';
import { ForgetConsequences } from './ForgetConsequences';

interface Person {
  id: string;
  name: string;
  /** The text to type as confirmation; absent if the account is already deleted: then it is the name. */
  email?: string;
}

interface Props {
  person: Person;
  onForgotten: () => Promise<void>;
}

/** Opens the dialog that asks whether to forget a person (docs/decisions/privacy.md). */
export const openForgetDialog = (props: Props) =>
  openModal({
    name: 'Forget This Person',
    title: `Forget ${props.person.name}`,
    style: { width: '40rem' },
    body: <ForgetPerson {...props} />,
  });

/**
 * Lists what is deleted and what stays; since this cannot be undone, it asks for the person's e-mail address or name as
 * confirmation.
 */
function ForgetPerson({ person: { id, name, email }, onForgotten }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const modal = useOwnModal();
  const submit = async () => {
    setError(typed.trim() === '' ? REQUIRED : undefined);
    if (typed.trim() === '') return;
    try {
      await resendIfLost(() => request('POST', `/users/${encodeURIComponent(id)}/forget`, { body: { confirmation: typed } }));
    } catch (failure) {
      const fieldError = failure instanceof ApiError ? failure.fields.confirmation : undefined;
      if (!fieldError || !modal.isOpen()) throw failure;
      setError(fieldError);
      return;
    }
    discardUserDraft(id);
    modal.close();
    await onForgotten();
  };

  return (
    <DialogForm submitLabel="Forget for good" tone="danger" onSubmit={submit}>
      <FieldStack>
        <ForgetConsequences hasAccount={email !== undefined} />
        <Field
          label={email === undefined ? 'Name' : 'Email'}
          name="forget.confirmation"
          required
          hint={`Type ${email ?? name} to confirm.`}
          error={error}
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
