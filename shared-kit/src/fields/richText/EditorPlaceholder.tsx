import { useState, type CSSProperties } from 'react';
import { isEmptyRichText } from '../../rules/richText';
import { CleanHtml, cleanHtml } from '../../ui/CleanHtml';
import { classes } from '../../ui/classes';
import { asStored } from './asStored';
import { caretIn } from './caretIn';
import styles from './richText.module.css';

/** How many buttons the groups of the toolbar have, so that the placeholder wraps as the toolbar will. */
const GROUP_SIZES = [2, 3, 2, 1, 2, 1];

/** A paragraph for the first letter: without one, browsers put the first line into the box itself and the others into `div`s. */
const EMPTY_LINE = '<p><br></p>';

interface Props {
  html: string;
  opensLow: boolean;
  onChange: (html: string) => void;
  /** Id of the visible label. */
  labelId: string;
  /** Whether somebody is in it. */
  isEntered: boolean;
  onEnter: (isEntered: boolean) => void;
  /** What to say to whoever is in it. */
  note: string;
  /** Gets the place of the cursor whenever it moves, as the editor counts it. */
  onMove: (caret: number) => void;
}

/**
 * Stands in for the editor until it is loaded: as tall as the editor will be, with the text in the same place. It takes what is
 * typed, without formats, so that nobody has to wait; the editor then takes over text, focus and cursor.
 */
export function EditorPlaceholder({ html, opensLow, onChange, labelId, isEntered, onEnter, note, onMove }: Props) {
  // What is typed must not be rendered again, which would move the cursor: `shown` changes only when somebody else changes the text.
  const [{ shown, latest }, setText] = useState({ shown: html, latest: html });
  if (html !== latest) setText({ shown: html, latest: html });

  const takeTyped = (typed: string) => {
    const text = isEmptyRichText(typed) ? '' : asStored(cleanHtml(typed));
    setText({ shown, latest: text });
    onChange(text);
  };

  return (
    <div className={styles.editor}>
      <div className={styles.bar} aria-hidden="true">
        {GROUP_SIZES.map((count, group) => (
          <span key={group} style={{ '--buttons': count } as CSSProperties} />
        ))}
      </div>
      <div className={classes(styles.text, opensLow && styles.low)}>
        <CleanHtml
          html={isEmptyRichText(shown) ? EMPTY_LINE : shown}
          className={styles.place}
          contentEditable
          role={isEntered ? 'textbox' : 'document'}
          aria-multiline={isEntered || undefined}
          aria-labelledby={labelId}
          onFocus={() => onEnter(true)}
          onBlur={() => onEnter(false)}
          onSelect={(event) => onMove(caretIn(event.currentTarget))}
          onInput={(event) => takeTyped(event.currentTarget.innerHTML)}
        />
      </div>
      <div className={styles.foot} role="status">
        {isEntered && note}
      </div>
    </div>
  );
}
