import { badge as css } from 'shared-kit/ui/frameStyles';
import { KeyholeMark } from './KeyholeMark';

/** Words that do not distinguish properties. */
const COMMON_WORD = /^(the|hotel|restaurant|a|an|and|&)$/i;

/** @returns at most two letters: 'OC' for The Old Customs House. 'The' and 'Hotel' count only when there is no other word */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const distinctive = words.filter((word) => !COMMON_WORD.test(word));
  const letters = (distinctive.length > 0 ? distinctive : words).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '');
  return letters.slice(0, 2).join('').toLocaleUpperCase('en');
}

/** A property's initials under the arch, or the keyhole while its name is loading. Decoration beside the name. */
export function PropertyBadge({ name }: { name: string | undefined }) {
  return (
    <span className={css.property} aria-hidden="true" data-initials={name && initialsOf(name)}>
      {!name && <KeyholeMark size={18} />}
    </span>
  );
}
