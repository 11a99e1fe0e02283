import type { Loaded } from 'shared-kit/api/resource';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Field } from '../../ui/input/Field';
import { Select } from '../../ui/input/Select';
import { Anchor } from '../../ui/link/Anchor';
import { useFormField } from '../useFormField';
import { useReloadIfRefused } from './useReloadIfRefused';

interface Props {
  name: string;
  label: string;
  /** What the items are called: 'category', 'categories'. */
  noun: { singular: string; plural: string };
  /** What may be chosen. */
  list: Loaded<{ id: string; name: string }[]>;
  /** Where the person may add one; undefined for somebody who may not. */
  addHref: string | undefined;
}

/** The item of another list that this one belongs to, such as the category of an FAQ. */
export function ReferenceField({ name, label, noun, list, addHref }: Props) {
  const { value, error, set, touch } = useFormField<string>(name);
  const { data, loading } = list;
  useReloadIfRefused({ value, error }, list.reload);

  const hasFailed = list.error && !data;
  const placeholder = loading ? 'Loading ...' : hasFailed ? 'Not loaded' : `Choose a ${noun.singular}`;
  const emptyHint = (
    <>
      There are no {noun.plural} yet.{' '}
      {addHref ? (
        <>
          <Anchor href={addHref}>Add one</Anchor> first.
        </>
      ) : (
        'Ask somebody who may add one.'
      )}
    </>
  );
  const hint = hasFailed ? (
    <NotLoaded what={`The ${noun.plural}`} retry={list.reload} />
  ) : data?.length === 0 ? (
    emptyHint
  ) : undefined;
  return (
    <Field name={name} label={label} required error={error} hint={hint}>
      <Select
        options={[{ value: '', label: placeholder }, ...(data ?? []).map((item) => ({ value: item.id, label: item.name }))]}
        value={value ?? ''}
        onChange={({ target }) => set(target.value)}
        onBlur={touch}
      />
    </Field>
  );
}
