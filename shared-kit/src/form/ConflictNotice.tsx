import { getIn } from 'formik';
import { useMemo, type ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { ConflictQuestion } from './ConflictQuestion';
import { mergePlain, takeNames } from './mergePlain';

/** How a plain form answers a 412: reads the newer item, and saves what was chosen over it. */
export interface Conflict<V extends Values> {
  /** The item of the server as form values. */
  read: (current: never) => V;
  /** A value in words that is neither empty nor a yes or no; as it stands unless told. */
  say?: (name: string, value: unknown) => ReactNode;
  /** Saves the merged values over the version of `current`. */
  saveOver: (merged: V, current: ItemBase) => Promise<unknown>;
}

interface Props<V extends Values> extends Conflict<V> {
  /** What people know a field by, by its dotted name; the names are compared. */
  labels: Record<string, string>;
  opened: V;
  typed: V;
  current: ItemBase;
}

/** The question of a plain form: its values are compared name by name, and what does not clash is taken over. */
export function ConflictNotice<V extends Values>({ labels, opened, typed, current, read, say = asItStands, saveOver }: Props<V>) {
  const theirs = useMemo(() => read(current as never), [read, current]);
  const { clashes, merged } = mergePlain(Object.keys(labels), opened, typed, theirs);
  return (
    <ConflictQuestion
      current={current}
      differences={clashes.map((name) => ({
        name,
        label: labels[name] ?? name,
        mine: inWords(getIn(typed, name), (value) => say(name, value)),
        theirs: inWords(getIn(theirs, name), (value) => say(name, value)),
      }))}
      onSave={(chosen) => saveOver(takeNames(chosen, theirs, merged), current)}
    />
  );
}

const asItStands = (_name: string, value: unknown) => String(value);

function inWords(value: unknown, say: (value: unknown) => ReactNode): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const empty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return empty ? <em>(empty)</em> : say(value);
}
