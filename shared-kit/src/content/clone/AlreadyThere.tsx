import { useGet, type Query } from 'shared-kit/api/resource';
import { comparable } from '../../rules/contains';
import { PER_PAGE } from '../../rules/limits';

/** A longer list under each target would hide the next target. */
const SHOWN = 10;

interface Props {
  /** The collection of the target. */
  path: string;
  titleKey: string;
  titles: readonly string[];
  /** The part of the collection that counts; all of it by default. */
  within?: Query | undefined;
}

/** Which of the chosen items a target holds already, by their titles: one call for a target, however many are chosen. */
export function AlreadyThere({ path, titleKey, titles, within }: Props) {
  const asked = { ...within, archived: false, perPage: PER_PAGE.most };
  const { data } = useGet<Record<string, unknown>[]>(titles.length > 0 ? path : null, asked);
  const held = new Set(data?.map((row) => comparable(String(row[titleKey]))));
  const there = [...new Set(titles)].filter((title) => held.has(comparable(title)));
  return (
    <>
      {there.slice(0, SHOWN).map((title) => (
        <span key={title}>“{title}” is already there.</span>
      ))}
      {there.length > SHOWN && <span>{there.length - SHOWN} more are already there.</span>}
    </>
  );
}
