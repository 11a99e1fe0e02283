import { useGet, type Query } from 'shared-kit/api/resource';
import { comparable } from '../../rules/contains';
import { formatNumber } from '../../rules/formatNumber';
import { PER_PAGE } from '../../rules/limits';

/** A longer list under each target would hide the next target. */
const MAX_SHOWN = 10;

interface Props {
  /** The collection of the target. */
  path: string;
  titleKey: string;
  titles: readonly string[];
  /** The part of the collection to search; all of it by default. */
  scope?: Query | undefined;
}

/** Which of the chosen items a target already holds, judged by title: one call per target, however many items are chosen. */
export function AlreadyThere({ path, titleKey, titles, scope }: Props) {
  const query = { ...scope, archived: false, perPage: PER_PAGE.max };
  const { data, meta } = useGet<Record<string, unknown>[]>(titles.length > 0 ? path : null, query);
  const existing = new Set(data?.map((row) => comparable(String(row[titleKey]))));
  const duplicates = [...new Set(titles)].filter((title) => existing.has(comparable(title)));
  return (
    <>
      {duplicates.slice(0, MAX_SHOWN).map((title) => (
        <span key={title}>“{title}” is already there.</span>
      ))}
      {duplicates.length > MAX_SHOWN && <span>{duplicates.length - MAX_SHOWN} more are already there.</span>}
      {data && meta && data.length < meta.count && (
        <span>Only the first {formatNumber(data.length)} items there were compared.</span>
      )}
    </>
  );
}
