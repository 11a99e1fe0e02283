import { useMemo, useState } from 'react';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase } from '../../rules/entities';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { CleanHtml } from '../../ui/CleanHtml';
import { mergeChanges, takeField, type Clash } from '../conflict';
import type { ContentForm } from '../contentForm';
import styles from './form.module.css';

interface Props {
  form: ContentForm;
  /** The values as the form was opened, as this person left them, and the item as it is on the server now. */
  opened: Values;
  typed: Values;
  current: ItemBase;
  onSave: (merged: Values) => Promise<unknown>;
}

/**
 * Somebody else saved the item meanwhile: says who and when, takes over what does not clash, and lets the person choose
 * field by field where it does. Both texts stay in view until then.
 */
export function ConflictPanel({ form, opened, typed, current, onSave }: Props) {
  const { clashes, merged } = useMemo(
    () => mergeChanges(form, opened, typed, current as unknown as Values),
    [form, opened, typed, current],
  );
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const who = current.updatedBy?.name ?? 'Somebody else';

  const choose = (name: string, take: boolean) => {
    const next = new Set(theirs);
    if (take) next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  const save = async () => {
    setBusy(true);
    const chosen = clashes.filter(({ name }) => theirs.has(name));
    await onSave(chosen.reduce((values, clash) => takeField(form, clash.name, clash.theirs, values), merged));
    setBusy(false);
  };

  return (
    <Notice
      tone="warn"
      title={`${who} saved this on ${new Date(current.updatedAt).toLocaleString()}, while you were editing.`}
      actions={
        <Button tone="primary" busy={busy} onClick={() => void save()}>
          {clashes.length ? 'Save my choices' : 'Save both changes'}
        </Button>
      }
    >
      <p>
        {clashes.length
          ? 'Nothing is lost: choose what to keep where you both changed the same field. Your other changes and theirs are kept.'
          : 'Your changes do not touch theirs: both can be kept.'}
      </p>
      {clashes.map((clash) => (
        <fieldset key={clash.name} className={styles.clash}>
          <legend>{clash.label}</legend>
          <Choice clash={clash} form={form} take={false} chosen={!theirs.has(clash.name)} onChoose={choose} words="Mine" />
          <Choice clash={clash} form={form} take chosen={theirs.has(clash.name)} onChoose={choose} words={`${who}’s`} />
        </fieldset>
      ))}
    </Notice>
  );
}

interface ChoiceProps {
  clash: Clash;
  form: ContentForm;
  take: boolean;
  chosen: boolean;
  words: string;
  onChoose: (name: string, take: boolean) => void;
}

function Choice({ clash, form, take, chosen, words, onChoose }: ChoiceProps) {
  const value = form.fields[clash.name]?.write({}, take ? clash.theirs : clash.mine, clash.name);
  return (
    <label className={styles.side}>
      <input type="radio" name={`keep-${clash.name}`} checked={chosen} onChange={() => onChoose(clash.name, take)} />
      <span>{words}</span>
      <CleanHtml className={styles.text} html={inWords(value)} />
    </label>
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
