import { useState, type ReactNode } from 'react';
import { hasStatus, request } from 'shared-kit/api/http';
import { askFirst } from 'shared-kit/modals/askFirst';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { ASSET_CATEGORIES } from 'shared-kit/rules/assetTags';
import { counted } from 'shared-kit/rules/counted';
import type { Asset, AssetUsage, ListMeta } from 'shared-kit/rules/entities';
import { forEachConcurrently } from 'shared-kit/rules/forEachConcurrently';
import { DELETE_MODAL_WIDTH } from 'shared-kit/rules/limits';
import { tagsFault } from 'shared-kit/rules/validation/asset';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { closeModal, modalNow, openModal } from 'shared-kit/shellServices/modal';
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

/** Whether content uses a file. One that somebody else has deleted counts as unused, as it counts as deleted afterwards. */
async function isUsed({ id }: Asset): Promise<boolean> {
  try {
    const { data, meta } = await request<AssetUsage[], ListMeta>('GET', `/assets/${encodeURIComponent(id)}/usage`);
    // Places that the person may not read are included only in the count.
    return (meta?.count ?? data.length) > 0;
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw error;
  }
}

/** Counts the files that content uses. */
async function countUsed(assets: readonly Asset[]): Promise<number> {
  let used = 0;
  await forEachConcurrently(assets, async (asset) => {
    if (await isUsed(asset)) used += 1;
  });
  return used;
}

function formatUsage(usedCount: number, count: number): string {
  if (usedCount === 0) return count === 1 ? 'No content uses it.' : 'No content uses any of them.';
  const partClause = `${usedCount} of them ${usedCount === 1 ? 'is' : 'are'}`;
  const clause = count === 1 ? 'It is' : usedCount === count ? 'They are' : partClause;
  return `${clause} in use and will not be deleted. The page of a file shows where it is used.`;
}

/**
 * Asks before many files are deleted, and says how many are in use: the server refuses to delete those. If another
 * dialog is opened during that look-up, this one does not replace it.
 * @param isMounted whether the page of the files is still shown; the dialog must not open over another page
 * @throws ApiError
 */
export async function confirmDeleteFiles(
  assets: readonly Asset[],
  isMounted: () => boolean,
  onConfirm: () => void,
): Promise<void> {
  const usedCount = await countUsed(assets);
  if (!isMounted() || modalNow()) return;
  const isOne = assets.length === 1;
  const subject = isOne ? assets[0]?.name : counted(assets.length, 'file');
  const unusedCount = assets.length - usedCount;
  const isMixed = usedCount > 0 && unusedCount > 0;
  const outcome =
    unusedCount === 0
      ? `${isOne ? 'stays' : 'stay'} in the library.`
      : `${unusedCount === 1 ? 'goes' : 'go'} to the bin. ${unusedCount === 1 ? 'It' : 'They'} can be restored from there for 30 days.`;
  askFirst({
    title: 'Delete Assets',
    confirmLabel: 'Delete Assets',
    tone: 'danger',
    style: { width: DELETE_MODAL_WIDTH },
    // The page reports the result for each file.
    onConfirm: () => Promise.resolve(onConfirm()),
    children: (
      <>
        <p>
          {isMixed && 'Of '}
          <strong>{subject}</strong>
          {isMixed && `, ${unusedCount}`} {outcome}
        </p>
        <p>{formatUsage(usedCount, assets.length)}</p>
      </>
    ),
  });
}
