import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden';
import css from './history.module.css';

/** Comparing takes time that grows with the product of both lengths. */
const LONGEST = 40_000;

/** Rich text as its words: a block ends a line, marks are left out. */
export function wordsOf(html: string): string {
  if (!/^\s*<\w/.test(html)) return html;
  const spaced = html.replace(/<(\/(p|li|h\d|div|blockquote|tr)|br)\b[^>]*>/gi, '$&\n');
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '').trim();
}

/** Two texts in one, with the words that were taken out and put in. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  if (from === to) return <p>Only the formatting changed.</p>;
  if (from.length + to.length > LONGEST) return <p>This text is too long to mark its changes word by word.</p>;
  return (
    <p className={css.words}>
      {diffWordsWithSpace(from, to).map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index}>
            <VisuallyHidden>added: </VisuallyHidden>
            {value}
          </ins>
        ) : removed ? (
          <del key={index}>
            <VisuallyHidden>removed: </VisuallyHidden>
            {value}
          </del>
        ) : (
          value
        ),
      )}
    </p>
  );
}
