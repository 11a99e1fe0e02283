import { useMemo } from 'react';
import type { Values } from '../../fields/fieldKind';
import { ConflictQuestion } from '../../form/ConflictQuestion';
import type { ItemBase } from '../../rules/entities';
import { CleanHtml } from '../../ui/CleanHtml';
import { mergeChanges, takeField } from '../conflict';
import type { ContentForm } from '../contentForm';

interface Props {
  form: ContentForm;
  /** The values as the form was opened, as this person left them, and the item as it is on the server now. */
  opened: Values;
  typed: Values;
  current: ItemBase;
  onSave: (merged: Values) => Promise<unknown>;
}

/** The question of a content form: its fields say how their values are compared, and rich text is shown as it looks. */
export function ConflictPanel({ form, opened, typed, current, onSave }: Props) {
  const { clashes, merged } = useMemo(
    () => mergeChanges(form, opened, typed, current as unknown as Values),
    [form, opened, typed, current],
  );
  const shown = (name: string, values: Values) => <CleanHtml html={inWords(form.fields[name]?.write({}, values, name))} />;
  return (
    <ConflictQuestion
      current={current}
      differences={clashes.map(({ name, label, mine, theirs }) => ({
        name,
        label,
        mine: shown(name, mine),
        theirs: shown(name, theirs),
      }))}
      onSave={(chosen) =>
        onSave(
          clashes
            .filter(({ name }) => chosen.includes(name))
            .reduce((values, { name, theirs }) => takeField(form, name, theirs, values), merged),
        )
      }
    />
  );
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const isHtml = (text: string) => /^\s*<\w/.test(text);

/** A field's value as something to read: rich text as it looks, the rest as plain words. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<em>(empty)</em>';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isHtml(value) ? value : escape(value);
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).filter(([key]) => !/(^|_)(id|url|thumbUrl)$/i.test(key) || Array.isArray(value));
  return parts.map(([, part]) => inWords(part)).join('<br>');
}
