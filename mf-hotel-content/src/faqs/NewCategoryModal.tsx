import { useState } from 'react';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { closeModal } from 'shared-kit/shellServices/modal';
import { faqCategoryModalRules } from 'shared-kit/rules/validation/faqCategory';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { Field } from 'shared-kit/ui/input/Field';
import { TextInput } from 'shared-kit/ui/input/TextInput';

/** Asks for the name of a category that is created when the FAQs are cloned (document 3 §2; OP-100). */
export function NewCategoryModal({ initialName, onDone }: { initialName: string; onDone: (name: string) => void }) {
  const [name, setName] = useState(initialName);
  const [error, setError] = useState<string>();
  return (
    <DialogForm
      submitLabel="Use this name"
      onSubmit={() => {
        const message = fieldErrors(faqCategoryModalRules, { name: name.trim() }).name;
        setError(message);
        if (message) return;
        onDone(name.trim());
        closeModal();
      }}
    >
      <Field name="newCategory" label="Name" required error={error}>
        <TextInput
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
      </Field>
    </DialogForm>
  );
}
