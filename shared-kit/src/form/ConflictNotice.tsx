import { getIn } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { Segments } from '../ui/input/Segments';
import { mergePlain, takeNames } from './mergePlain';
import css from './ConflictNotice.module.css';

/** How a plain form answers a 412: reads the newer item, and saves what was chosen over it. */
export interface Conflict<V extends Values> {
  /** The item of the server as form values. */
  read: (current: never) => V;
  /** A value in words; text as it stands and '(empty)' unless told. */
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

const SIDES = [
  { key: 'mine', label: 'Keep mine' },
  { key: 'theirs', label: 'Take theirs' },
] as const;

/**
 * Somebody else saved meanwhile: says who and when, takes over what does not clash, and asks field by field where both
 * changed the same (API contract §1, 412). What was typed stays in view until then.
 */
export function ConflictNotice<V extends Values>({ labels, opened, typed, current, read, say = plainly, saveOver }: Props<V>) {
  const theirs = useMemo(() => read(current as never), [read, current]);
  const { clashes, merged } = mergePlain(Object.keys(labels), opened, typed, theirs);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const who = current.updatedBy?.name ?? 'Somebody else';

  // The form may be long: the question comes to where the person is.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView?.({ block: 'center' });
  }, [current]);

  const save = async () => {
    setBusy(true);
    const chosen = clashes.filter((name) => taken.includes(name));
    await saveOver(takeNames(chosen, theirs, merged), current);
    setBusy(false);
  };
  const choose = (name: string, side: 'mine' | 'theirs') =>
    setTaken(side === 'theirs' ? [...taken, name] : taken.filter((one) => one !== name));

  return (
    <Notice
      ref={notice}
      className={css.notice}
      tabIndex={-1}
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
          ? 'Choose what to keep where you both changed the same field. Your other changes and theirs are kept.'
          : 'Your changes do not touch theirs: both can be kept.'}
      </p>
      {clashes.map((name) => (
        <div key={name} className={css.clash} role="group" aria-label={labels[name]}>
          <b>{labels[name]}</b>
          <Segments
            label={`${labels[name]}: which to keep`}
            options={SIDES}
            value={taken.includes(name) ? 'theirs' : 'mine'}
            onChange={(side) => choose(name, side)}
          />
          <dl className={css.sides}>
            <dt>Mine</dt>
            <dd>{say(name, getIn(typed, name))}</dd>
            <dt>{who}’s</dt>
            <dd>{say(name, getIn(theirs, name))}</dd>
          </dl>
        </div>
      ))}
    </Notice>
  );
}

function plainly(_name: string, value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined || value === '' ? <em>(empty)</em> : String(value);
}
