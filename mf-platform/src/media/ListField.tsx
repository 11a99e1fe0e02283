import { useState } from 'react';
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
  /** The names that may be added; those that are already in the list are not offered. */
  suggestions: readonly string[];
  /** Finds the entries that do not exist, which are then named below the field. */
  unknown?: (text: string) => string[];
}

/** The entry being typed: the text after the last comma. */
export const lastEntry = (text: string) => (text.split(',').at(-1) ?? '').trim();

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const formatNames = (names: string[]) => names.map((name) => `“${name}”`).join(' or ');

/**
 * A comma-separated list with suggestion buttons. A suggestion replaces the partial entry that it completes, but never
 * one that is a name itself: 'Specials' stays when 'Specials Detail' is added.
 */
export function ListField({ name, label, hint, suggestions, unknown }: Props) {
  const { value, error, set, touch } = useFormField<string>(name);
  const readOnly = useReadOnly();
  /** The text as it was last typed; a different value comes from the server, or ends with a suggestion. */
  const [typedText, setTypedText] = useState<string>();
  const entries = commaList(value);
  const unknownNames = error && unknown ? formatNames(unknown(value)) : '';
  const offered = suggestions.filter((suggestion) => !entries.some((entry) => isSameName(suggestion, entry)));

  const type = (text: string) => {
    setTypedText(text);
    set(text);
  };
  const add = (suggestion: string) => {
    const typed = value === typedText ? lastEntry(value) : '';
    const isWhole = typed === '' || suggestions.some((other) => isSameName(other, typed));
    const completesTyped = !isWhole && suggestion.toLowerCase().startsWith(typed.toLowerCase());
    const rest = completesTyped ? commaList(value.slice(0, value.lastIndexOf(',') + 1)) : entries;
    set([...rest, suggestion].join(', '));
  };
  return (
    <div>
      <Field
        name={name}
        label={label}
        hint={unknownNames ? `No category is called ${unknownNames}. ${hint}` : hint}
        error={error}
      >
        <TextInput value={value} autoComplete="off" onChange={({ target }) => type(target.value)} onBlur={touch} />
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
