import { useState, type ReactNode } from 'react';
import { request } from 'shared-kit/api/http';
import { askFirst } from 'shared-kit/modals/askFirst';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { ASSET_CATEGORIES } from 'shared-kit/rules/assetTags';
import type { Asset, AssetUsage } from 'shared-kit/rules/entities';
import { inTurn } from 'shared-kit/rules/inTurn';
import { DELETE_MODAL_WIDTH } from 'shared-kit/rules/limits';
import { assetRules } from 'shared-kit/rules/validation/asset';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';
import { TextInput } from 'shared-kit/ui/input/TextInput';

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

interface Asked {
  submit: string;
  /** What is wrong with the value, if anything. */
  check?: (value: string) => string | undefined;
  field: (value: string, set: (value: string) => void, error: string | undefined) => ReactNode;
  start: string;
  onDone: (value: string) => void;
}

function OneField({ submit, check, field, start, onDone }: Asked) {
  const [value, setValue] = useState(start);
  const [error, setError] = useState<string>();
  return (
    <DialogForm
      submitLabel={submit}
      onSubmit={() => {
        const found = check?.(value);
        setError(found);
        if (found) return;
        closeModal();
        onDone(value);
      }}
    >
      {field(value, (next) => (setValue(next), setError(undefined)), error)}
    </DialogForm>
  );
}

/** Asks which tags many files get beside their own. */
export function askTags(count: number, onDone: (typed: string) => void): void {
  const check = (tags: string) =>
    tags.replaceAll(',', '').trim() ? fieldErrors(assetRules, { name: '-', tags }).tags : REQUIRED;
  const body = (
    <OneField
      start=""
      submit="Add tags"
      check={check}
      onDone={onDone}
      field={(value, set, error) => (
        <Field
          name="tags"
          label="Tags"
          required
          hint={`Separate tags with commas. The ${files(count)} keep the tags they have.`}
          error={error}
        >
          <TextInput value={value} autoComplete="off" data-begin onChange={({ target }) => set(target.value)} />
        </Field>
      )}
    />
  );
  openModal({ name: 'Add Tags', title: `Add Tags to ${files(count)}`, body });
}

const categories = ASSET_CATEGORIES.map((name) => ({ value: name as string, label: name as string }));

/** Asks which category many files get. */
export function askCategory(count: number, onDone: (category: string) => void): void {
  const body = (
    <OneField
      start={ASSET_CATEGORIES[0]}
      submit="Set category"
      onDone={onDone}
      field={(value, set) => (
        <Field name="category" label="Category" hint="It replaces the categories that they have.">
          <Select options={categories} value={value} data-begin onChange={({ target }) => set(target.value)} />
        </Field>
      )}
    />
  );
  openModal({ name: 'Set Category', title: `Set the Category of ${files(count)}`, body });
}

/** How many of some files content uses. */
async function countUsed(assets: readonly Asset[]): Promise<number> {
  let used = 0;
  await inTurn(assets, async ({ id }) => {
    const { data } = await request<AssetUsage[]>('GET', `/assets/${encodeURIComponent(id)}/usage`);
    if (data.length > 0) used += 1;
  });
  return used;
}

function usedSentence(used: number, all: number): string {
  if (used === 0) return all === 1 ? 'No content uses it.' : 'No content uses any of them.';
  const which = all === 1 ? 'It is' : `${used} of them ${used === 1 ? 'is' : 'are'}`;
  return `${which} in use and will not be deleted. The page of a file shows where it is used.`;
}

/**
 * Asks before many files are deleted, and says how many are in use: the server refuses to delete those.
 * @param here whether their page is still shown by then; no question opens over another one
 * @throws ApiError
 */
export async function askDelete(assets: readonly Asset[], here: () => boolean, onDone: () => void): Promise<void> {
  const used = await countUsed(assets);
  if (!here()) return;
  const [one, those] = assets.length === 1 ? [assets[0]?.name, 'It'] : [files(assets.length), 'They'];
  askFirst({
    title: 'Delete Assets',
    confirmLabel: 'Delete Assets',
    tone: 'danger',
    style: { width: DELETE_MODAL_WIDTH },
    // The page reports the result for each file.
    onConfirm: () => Promise.resolve(onDone()),
    children: (
      <>
        <p>
          <strong>{one}</strong> {assets.length === 1 ? 'goes' : 'go'} to the bin. {those} can be restored from there for 30 days.
        </p>
        <p>{usedSentence(used, assets.length)}</p>
      </>
    ),
  });
}
