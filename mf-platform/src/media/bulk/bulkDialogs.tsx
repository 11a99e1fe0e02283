import { useState, type ReactNode } from 'react';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { ASSET_CATEGORIES } from 'shared-kit/rules/assetTags';
import { counted } from 'shared-kit/rules/counted';
import { tagsFault } from 'shared-kit/rules/validation/asset';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';
import { TextInput } from 'shared-kit/ui/input/TextInput';

interface Props {
  submitLabel: string;
  /** Returns the error of a value, if any. */
  check?: (value: string) => string | undefined;
  field: (value: string, set: (value: string) => void, error: string | undefined) => ReactNode;
  initialValue: string;
  onSubmit: (value: string) => void;
}

function OneFieldForm({ submitLabel, check, field, initialValue, onSubmit }: Props) {
  const [value, setValue] = useState(initialValue);
  const [error, setError] = useState<string>();
  return (
    <DialogForm
      submitLabel={submitLabel}
      onSubmit={() => {
        const newError = check?.(value);
        setError(newError);
        if (newError) return;
        closeModal();
        onSubmit(value);
      }}
    >
      {field(value, (next) => (setValue(next), setError(undefined)), error)}
    </DialogForm>
  );
}

/** Asks which tags to add to many files. */
export function openTagsDialog(count: number, onSubmit: (typed: string) => void): void {
  const check = (tags: string) => (tags.replaceAll(',', '').trim() ? tagsFault(tags) : REQUIRED);
  const body = (
    <OneFieldForm
      initialValue=""
      submitLabel="Add tags"
      check={check}
      onSubmit={onSubmit}
      field={(value, set, error) => (
        <Field
          name="tags"
          label="Tags"
          required
          hint={`Separate tags with commas. ${count === 1 ? 'The file keeps the tags it has' : `The ${count} files keep the tags they have`}.`}
          error={error}
        >
          <TextInput value={value} autoComplete="off" data-begin onChange={({ target }) => set(target.value)} />
        </Field>
      )}
    />
  );
  openModal({ name: 'Add Tags', title: `Add Tags to ${counted(count, 'file')}`, body });
}

/** Asks for the one category of many files. */
export function openCategoryDialog(count: number, onSubmit: (category: string) => void): void {
  const body = (
    <OneFieldForm
      initialValue={ASSET_CATEGORIES[0]}
      submitLabel="Set category"
      onSubmit={onSubmit}
      field={(value, set) => (
        <Field
          name="category"
          label="Category"
          hint={count === 1 ? "It replaces the file's categories." : 'It replaces the categories that they have.'}
        >
          <Select options={ASSET_CATEGORIES} value={value} data-begin onChange={({ target }) => set(target.value)} />
        </Field>
      )}
    />
  );
  openModal({ name: 'Set Category', title: `Set the Category of ${counted(count, 'file')}`, body });
}
