import { diffArrays } from 'diff';
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden';
import css from './history.module.css';

// Comparing takes time that grows with the product of both lengths.
const MAX_LENGTH = 40_000;

/** An address in brackets is one word: nobody reads which of its letters changed. */
const WORD = /(?<= \()\S+(?=\))|[\p{L}\p{M}\p{N}_]+|\n|[^\S\n]+|[^]/gu;
const splitWords = (text: string): string[] => text.match(WORD) ?? [];

/** Rich text as plain text: a block ends a line, the address of a link follows it, formatting is left out. */
export function plainTextOf(html: string): string {
  if (!/^\s*<\w/.test(html)) return html;
  const spaced = html.replace(/<(\/(p|li|h\d|div|blockquote|tr)|br)\b[^>]*>/gi, '$&\n');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  return body.textContent.trim();
}

/** Two texts in one, with the removed and added words marked. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const [from, to] = [plainTextOf(before), plainTextOf(after)];
  if (from === to) return <p>Only the formatting changed.</p>;
  if (from.length + to.length > MAX_LENGTH) return <p>This text is too long to mark its changes word by word.</p>;
  return (
    <p className={css.words}>
      {diffArrays(splitWords(from), splitWords(to)).map(({ value, added, removed }, index) => {
        const text = value.join('');
        return added ? (
          <ins key={index}>
            <VisuallyHidden>added: </VisuallyHidden>
            {text}
          </ins>
        ) : removed ? (
          <del key={index}>
            <VisuallyHidden>removed: </VisuallyHidden>
            {text}
          </del>
        ) : (
          text
        );
      })}
    </p>
  );
}
