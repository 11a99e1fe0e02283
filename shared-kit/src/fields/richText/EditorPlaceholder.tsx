import type { CSSProperties } from 'react';
import { isEmptyRichText } from '../../rules/richText';
import { CleanHtml } from '../../ui/CleanHtml';
import { classes } from '../../ui/classes';
import styles from './richText.module.css';

/** How many buttons the groups of the toolbar have, so that the placeholder wraps as the toolbar will. */
const GROUP_SIZES = [2, 3, 2, 1, 2, 1];

interface Props {
  html: string;
  /** Id of the visible label. */
  labelId: string;
  /** Whether somebody is in it: it then says what they wait for. */
  isEntered: boolean;
  onEnter: (isEntered: boolean) => void;
}

/**
 * Stands in for the editor until it is loaded: as tall as the editor will be, with the text in the same place. Tab stops at it, as at
 * the editor, which then takes over the focus.
 */
export const EditorPlaceholder = ({ html, labelId, isEntered, onEnter }: Props) => (
  <div className={styles.editor}>
    <div className={styles.bar} aria-hidden="true">
      {GROUP_SIZES.map((count, group) => (
        <span key={group} style={{ '--buttons': count } as CSSProperties} />
      ))}
    </div>
    <div className={classes(styles.text, isEmptyRichText(html) && styles.low)}>
      <div
        className={styles.place}
        role="document"
        aria-labelledby={labelId}
        // It is where the editor will be.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={() => onEnter(true)}
        onBlur={() => onEnter(false)}
      >
        <CleanHtml html={html} />
      </div>
    </div>
    <div className={styles.foot} role="status">
      {isEntered && 'The editor is still loading.'}
    </div>
  </div>
);
