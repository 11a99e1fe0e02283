import { useEffect, type ReactNode } from 'react';
import type { Loaded } from 'shared-kit/api/resource';
import { Field } from '../../ui/input/Field';
import { Select } from '../../ui/input/Select';
import { useLatest } from '../../ui/useLatest';
import { useFormField } from '../useFormField';

interface Props {
  name: string;
  label: string;
  /** What they are called in a sentence: 'category', 'categories'. */
  words: { one: string; many: string };
  /** What may be chosen. */
  list: Loaded<{ id: string; name: string }[]>;
  /** Said where there is nothing to choose yet. */
  none: ReactNode;
}

/** The item of another list that this one belongs to, such as the category of an FAQ. */
export function ReferenceField({ name, label, words, list, none }: Props) {
  const { value, error, set, touch } = useFormField<string>(name);
  const { data, loading } = list;
  const reload = useLatest(list.reload);
  // The server refused the one that was chosen: somebody else deleted it.
  const isGone = Boolean(error) && Boolean(value);
  useEffect(() => {
    if (isGone) void reload.current();
  }, [isGone, reload]);

  const failed = list.error && !data;
  const first = loading ? 'Loading ...' : failed ? 'Not loaded' : `Choose a ${words.one}`;
  const hint = failed
    ? `The ${words.many} could not be loaded. Reload the page to choose one.`
    : data?.length === 0
      ? none
      : undefined;
  return (
    <Field name={name} label={label} required error={error} hint={hint}>
      <Select
        options={[{ value: '', label: first }, ...(data ?? []).map((item) => ({ value: item.id, label: item.name }))]}
        value={value ?? ''}
        onChange={({ target }) => set(target.value)}
        onBlur={touch}
      />
    </Field>
  );
}
