import type { CSSProperties } from 'react';
import { isEmptyRichText } from '../../rules/richText';
import { CleanHtml } from '../../ui/CleanHtml';
import { classes } from '../../ui/classes';
import styles from './richText.module.css';

/** How many buttons the groups of the toolbar have, so that the placeholder wraps as the toolbar will. */
const GROUP_SIZES = [2, 3, 2, 1, 2, 1];

/** Stands in for the editor until it is loaded: as tall as the editor will be, with the text in the same place. */
export const EditorPlaceholder = ({ html }: { html: string }) => (
  <div className={styles.editor}>
    <div className={styles.bar} aria-hidden="true">
      {GROUP_SIZES.map((count, group) => (
        <span key={group} style={{ '--buttons': count } as CSSProperties} />
      ))}
    </div>
    <div className={classes(styles.text, isEmptyRichText(html) && styles.low)}>
      <div className={styles.place}>
        <CleanHtml html={html} />
      </div>
    </div>
    <div className={styles.foot} />
  </div>
);
