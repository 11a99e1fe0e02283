import { Field } from 'shared-kit/ui/input/Field';
import { useReadOnly } from 'shared-kit/ui/input/readOnly';
import { TextInput } from 'shared-kit/ui/input/TextInput';
import { PlusIcon } from 'shared-kit/ui/icons/icons';
import { useFormField } from 'shared-kit/fields/useFormField';
import { commaList } from 'shared-kit/rules/assetTags';
import css from './media.module.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  /** What may be added, given what is typed after the last comma; names that are already in the list are left out. */
  suggestions: readonly string[];
  /** Finds the entries that do not exist, so that they are named below the field. */
  unknown?: (text: string) => string[];
}

/** The entry being typed: the text after the last comma. */
export const lastEntry = (text: string) => (text.split(',').at(-1) ?? '').trim();

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const listed = (names: string[]) => names.map((name) => `“${name}”`).join(' or ');

/** A comma-separated list with suggestions to press. A suggestion replaces the entry that it completes. */
export function ListField({ name, label, hint, suggestions, unknown }: Props) {
  const { value, error, set, touch } = useFormField<string>(name);
  const readOnly = useReadOnly();
  const there = commaList(value);
  const typed = lastEntry(value);
  const strange = error && unknown ? listed(unknown(value)) : '';
  const offered = suggestions.filter((one) => !there.some((other) => isSameName(one, other)));

  const add = (suggestion: string) => {
    const completes = typed !== '' && suggestion.toLowerCase().startsWith(typed.toLowerCase());
    const kept = completes ? commaList(value.slice(0, value.lastIndexOf(',') + 1)) : there;
    set([...kept, suggestion].join(', '));
  };
  return (
    <div>
      <Field name={name} label={label} hint={strange ? `No category is called ${strange}. ${hint}` : hint} error={error}>
        <TextInput value={value} autoComplete="off" onChange={({ target }) => set(target.value)} onBlur={touch} />
      </Field>
      {!readOnly && offered.length > 0 && (
        <ul className={css.suggestions} aria-label={`Suggestions for ${label}`}>
          {offered.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={css.suggestion} aria-label={`Add ${suggestion}`} onClick={() => add(suggestion)}>
                <PlusIcon size={12} />
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
