import { useState } from 'react';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { RetryNotice } from 'shared-kit/ui/feedback/RetryNotice';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';
import { LIST, useSharedSpecials } from './useSharedSpecials';

/** Asks which shared special to copy, then opens the new form filled with it (OP-71). */
export function openCloneDialog(navigate: (href: string) => unknown): void {
  const name = 'Clone a Shared Special';
  openModal({ name, title: name, body: <CloneDialog navigate={navigate} /> });
}

function CloneDialog({ navigate }: { navigate: (href: string) => unknown }) {
  const list = useSharedSpecials().useList({ perPage: PER_PAGE.max });
  const [id, setId] = useState('');
  const options = (list.data ?? []).map(({ id: value, title, archived }) => ({
    value,
    label: archived ? `${title} (archived)` : title,
  }));
  return (
    <DialogForm
      submitLabel="Clone"
      disabled={!id}
      onSubmit={() => {
        closeModal();
        void navigate(`${LIST}/new?from=${id}`);
      }}
    >
      {list.error && <RetryNotice onRetry={() => void list.reload()}>{list.error.message}</RetryNotice>}
      <Field label="Shared Special" hint="The copy starts unpublished and is given to no hotel yet.">
        <Select
          options={[{ value: '', label: list.loading ? 'Loading ...' : 'Choose a shared special' }, ...options]}
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
      </Field>
    </DialogForm>
  );
}
