import { Checkbox } from '../../ui/input/Checkbox';
import { Field } from '../../ui/input/Field';
import { FieldRow } from '../../ui/input/layout';
import { TextInput } from '../../ui/input/TextInput';
import { CategoriesAndTags } from './CategoriesAndTags';
import { detailFaults, isImage, type SharedDetails, type UploadItem } from './uploadItem';
import type { UploadQueue } from './uploadQueue';
import css from './upload.module.css';

/** What is typed about one file before it is sent; categories and tags only where they differ from those for all. */
export function FileDetails({ item, forAll, queue }: { item: UploadItem; forAll: SharedDetails; queue: UploadQueue }) {
  const { id, name, alt, ownDetails } = item;
  const hasSeveral = queue.get().items.length > 1;
  const faults = item.isChecked ? detailFaults(item, forAll) : {};
  return (
    <div className={css.details}>
      <FieldRow>
        <Field label="Name" required error={faults.name}>
          <TextInput value={name} onChange={({ target }) => queue.edit(id, { name: target.value })} />
        </Field>
        {isImage(item) && (
          <Field label="Image Alt Tag" error={faults.alt}>
            <TextInput
              value={alt}
              placeholder="Say what the picture shows"
              onChange={({ target }) => queue.edit(id, { alt: target.value })}
            />
          </Field>
        )}
      </FieldRow>
      {(hasSeveral || ownDetails) && (
        <Checkbox
          label="Its own categories and tags"
          checked={ownDetails !== null}
          onChange={({ target }) => queue.edit(id, { ownDetails: target.checked ? forAll : null })}
        />
      )}
      {ownDetails && (
        <CategoriesAndTags
          value={ownDetails}
          onChange={(change) => queue.edit(id, { ownDetails: { ...ownDetails, ...change } })}
        />
      )}
    </div>
  );
}
