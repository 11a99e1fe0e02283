import { ASSET_CATEGORIES } from '../../rules/assetTags';
import { tagsFault } from '../../rules/validation/asset';
import { Checkbox } from '../../ui/input/Checkbox';
import { Field } from '../../ui/input/Field';
import { TextInput } from '../../ui/input/TextInput';
import type { SharedDetails } from './uploadItem';
import css from './upload.module.css';

interface Props {
  value: SharedDetails;
  onChange: (change: Partial<SharedDetails>) => void;
}

/** Categories to tick and tags to type: all seven categories are offered (document 1 §9, OP-48). */
export function CategoriesAndTags({ value, onChange }: Props) {
  const setCategory = (name: string, checked: boolean) =>
    onChange({ categories: checked ? [...value.categories, name] : value.categories.filter((other) => other !== name) });
  return (
    <>
      <Field label="Categories" group>
        <div className={css.categories}>
          {ASSET_CATEGORIES.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={value.categories.includes(name)}
              onChange={({ target }) => setCategory(name, target.checked)}
            />
          ))}
        </div>
      </Field>
      <Field label="Tags" hint="Separate tags with commas." error={tagsFault(value.tags)}>
        <TextInput value={value.tags} onChange={({ target }) => onChange({ tags: target.value })} />
      </Field>
    </>
  );
}
