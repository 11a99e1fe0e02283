import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import css from './ConflictQuestion.module.css';
import { conflictMessages } from './conflictMessages';

/** A field that both changed, and how both texts are shown. */
export interface Difference {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

/** A list with changes of both. */
export interface MixedList {
  name: string;
  label: string;
  rows: ReactNode;
}

export interface ConflictQuestionProps {
  /** The item as it is on the server now: who saved it, and when. */
  current: ItemBase;
  /** Whether it was saved while an earlier question was being answered. */
  isAskedAgain?: boolean;
  differences: readonly Difference[];
  /** The lists that get changes of both, given the names of the fields in which the other version is chosen. */
  mixed?: (theirs: readonly string[]) => readonly MixedList[];
  /** The time zone of the item's property, in which it says when the item was saved. */
  zone?: string | undefined;
  /** Saves, given the names of the fields in which the other version was chosen. */
  onSave: (theirs: readonly string[]) => Promise<unknown>;
}

/**
 * Somebody else has saved since, or the same person in another window: shows who and when, and asks field by field where both
 * changed the same field (API contract §1, 412). Both texts stay in view until the person has decided.
 */
export function ConflictQuestion({ current, isAskedAgain = false, differences, mixed, zone, onSave }: ConflictQuestionProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const { profile } = useSession();
  const messages = conflictMessages(current, {
    isOwn: current.updatedBy?.id === profile?.id,
    isAskedAgain,
    hasClashes: differences.length > 0,
    zone,
  });

  // The form may be long, so the question is scrolled into view: its beginning, since its texts may be longer than the window.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView?.({ block: 'start' });
  }, [current]);

  const chooseMine = (name: string) => setTheirs(theirs.filter((chosen) => chosen !== name));
  const chooseTheirs = (name: string) => setTheirs([...theirs, name]);
  const save = async () => {
    setBusy(true);
    await onSave(differences.map(({ name }) => name).filter((name) => theirs.includes(name)));
    setBusy(false);
  };

  return (
    <Notice
      ref={notice}
      className={css.notice}
      tabIndex={-1}
      // The list with both changes follows each choice. An alert would be read out as a whole each time.
      aria-live="polite"
      aria-atomic={false}
      tone="warn"
      title={messages.title}
      actions={
        <Button tone="primary" busy={busy} onClick={() => void save()}>
          {differences.length ? 'Save my choices' : 'Save both changes'}
        </Button>
      }
    >
      <p>{messages.explanation}</p>
      {differences.map(({ name, label, mine, theirs: other }) => (
        <fieldset key={name} className={css.clash}>
          <legend>{label}</legend>
          <Side {...{ name, label }} title="Mine" chosen={!theirs.includes(name)} onChoose={() => chooseMine(name)}>
            {mine}
          </Side>
          <Side
            {...{ name, label }}
            title={messages.otherSide}
            chosen={theirs.includes(name)}
            onChoose={() => chooseTheirs(name)}
          >
            {other}
          </Side>
        </fieldset>
      ))}
      {mixed?.(theirs).map(({ name, label, rows }) => (
        <dl key={name} className={css.kept}>
          <dt>{label}, with both changes</dt>
          <dd className={css.text}>{rows}</dd>
        </dl>
      ))}
    </Notice>
  );
}

interface SideProps {
  name: string;
  /** The label of the field. */
  label: string;
  title: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** The most characters that a screen reader should read out on each step between the two sides. */
const NAME_MAX = 120;

/**
 * A radio button named after whose text it is and the text itself. A long text is only its description; the field's label then
 * takes its place in the name.
 */
function Side({ name, label, title, chosen, onChoose, children }: SideProps) {
  const textId = useId();
  const [isLong, setIsLong] = useState(false);
  const measure = (element: HTMLDivElement | null) => element && setIsLong(element.textContent.length > NAME_MAX);
  return (
    <label className={css.side}>
      <input
        type="radio"
        name={`keep-${name}`}
        {...(isLong && { 'aria-label': `${title}: ${label}`, 'aria-describedby': textId })}
        checked={chosen}
        onChange={onChoose}
      />
      <span>{title}</span>
      <div ref={measure} id={textId} className={css.text}>
        {children}
      </div>
    </label>
  );
}
