import { Checkbox } from '../../ui/input/Checkbox';
import { Field } from '../../ui/input/Field';
import { FieldRow } from '../../ui/input/layout';
import { TextInput } from '../../ui/input/TextInput';
import { MoreDetails } from './MoreDetails';
import { isImage, type Shared, type UploadItem } from './uploadItem';
import type { UploadQueue } from './uploadQueue';
import css from './upload.module.css';

/** What is typed about one file before it is sent; categories and tags only where they differ from those for all. */
export function FileDetails({ item, forAll, queue }: { item: UploadItem; forAll: Shared; queue: UploadQueue }) {
  const { id, name, alt, own, state, error } = item;
  const several = queue.get().items.length > 1;
  return (
    <div className={css.details}>
      <FieldRow>
        <Field label="Name" required error={state === 'failed' ? undefined : error}>
          <TextInput value={name} onChange={({ target }) => queue.edit(id, { name: target.value })} />
        </Field>
        {isImage(item) && (
          <Field label="Image Alt Tag">
            <TextInput
              value={alt}
              placeholder="Say what the picture shows"
              onChange={({ target }) => queue.edit(id, { alt: target.value })}
            />
          </Field>
        )}
      </FieldRow>
      {(several || own) && (
        <Checkbox
          label="Own categories and tags"
          checked={own !== null}
          onChange={({ target }) => queue.edit(id, { own: target.checked ? forAll : null })}
        />
      )}
      {own && <MoreDetails value={own} onChange={(part) => queue.edit(id, { own: { ...own, ...part } })} />}
    </div>
  );
}
