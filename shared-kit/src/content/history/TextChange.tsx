import { diffArrays } from 'diff';
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden';
import css from './history.module.css';

/** Comparing takes time that grows with the product of both lengths. */
const LONGEST = 40_000;

/** An address in brackets is one word: nobody reads which of its letters changed. */
const WORD = /(?<= \()\S+(?=\))|[\p{L}\p{M}\p{N}_]+|\n|[^\S\n]+|[^]/gu;
const splitWords = (text: string): string[] => text.match(WORD) ?? [];

/** Rich text as its words: a block ends a line, the address of a link stands behind it, marks are left out. */
export function wordsOf(html: string): string {
  if (!/^\s*<\w/.test(html)) return html;
  const spaced = html.replace(/<(\/(p|li|h\d|div|blockquote|tr)|br)\b[^>]*>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  return (body.textContent ?? '').trim();
}

/** Two texts in one, with the words that were taken out and put in. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  if (from === to) return <p>Only the formatting changed.</p>;
  if (from.length + to.length > LONGEST) return <p>This text is too long to mark its changes word by word.</p>;
  return (
    <p className={css.words}>
      {diffArrays(splitWords(from), splitWords(to)).map(({ value, added, removed }, index) => {
        const words = value.join('');
        return added ? (
          <ins key={index}>
            <VisuallyHidden>added: </VisuallyHidden>
            {words}
          </ins>
        ) : removed ? (
          <del key={index}>
            <VisuallyHidden>removed: </VisuallyHidden>
            {words}
          </del>
        ) : (
          words
        );
      })}
    </p>
  );
}
