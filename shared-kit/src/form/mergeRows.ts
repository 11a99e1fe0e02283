import { matchRows } from './matchRows';
import { mergeFields } from './mergeFields';
import { isSameValue } from './parts';

/** A row of a list: what is compared, and what the form holds. */
export interface Entry {
  value: unknown;
  row: unknown;
}

/** The name of the question about an order that both changed; a question about a row has its index in the list as it was opened. */
export const ORDER = 'order';

/** A row, and whether it is certain which of the rows it was when the list was opened. */
interface NamedEntry extends Entry {
  isCertain: boolean;
}
type Named = ReadonlyMap<string, NamedEntry>;

/** The rows by name: the index that they were opened with; the same new row has the same name on both sides. */
export function nameRows(opened: readonly Entry[], rows: readonly Entry[]): Named {
  const matches = matchRows(
    opened.map(({ value }) => value),
    rows.map(({ value }) => value),
  );
  const counts = new Map<string, number>();
  const newName = (value: unknown) => {
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return `new ${counts.get(text)} ${text}`;
  };
  return new Map(
    rows.map((entry, index) => {
      const { origin, isCertain = false } = matches[index] ?? {};
      return [String(origin ?? newName(entry.value)), { ...entry, isCertain }];
    }),
  );
}

const isSameEntry = (one: Entry | undefined, other: Entry | undefined) =>
  one && other ? isSameValue(one.value, other.value) : one === other;
const isSameList = (one: readonly string[], other: readonly string[]) => one.every((name, index) => name === other[index]);

/** The names of one side, with those that only the other side has, each before the name that it precedes there. */
function withOthers(names: readonly string[], others: readonly string[]): string[] {
  return others.reduceRight<{ all: string[]; next: string | undefined }>(
    ({ all, next }, name) => {
      const place = next === undefined ? all.length : all.indexOf(next);
      return { all: all.includes(name) ? all : all.toSpliced(place, 0, name), next: name };
    },
    { all: [...names], next: undefined },
  ).all;
}

/**
 * Merges a list that two people changed, row by row: what only one of them added, changed, deleted or moved is taken,
 * and so are different fields of one row, if it is certain that it is one.
 * @param chosen the questions to which the answer is theirs
 * @returns the rows, and the questions: rows that both changed, unless in different fields, or that one changed and the other
 *   deleted, and the order if both changed it. The order of texts is no question: they are options that were ticked.
 */
export function mergeRows(
  { opened, mine, theirs }: Record<'opened' | 'mine' | 'theirs', readonly Entry[]>,
  chosen: readonly string[] = [],
): { rows: unknown[]; questions: string[] } {
  const was = new Map(opened.map((entry, index) => [String(index), entry]));
  const [my, their] = [nameRows(opened, mine), nameRows(opened, theirs)];
  const questions: string[] = [];
  const taken = new Map<string, unknown>();
  for (const name of new Set([...was.keys(), ...their.keys(), ...my.keys()])) {
    const [before, myRow, theirRow] = [was.get(name), my.get(name), their.get(name)];
    const isMine = !isSameEntry(myRow, before);
    const isContested = isMine && !isSameEntry(theirRow, before) && !isSameEntry(theirRow, myRow);
    const together = isContested && before && myRow?.isCertain && theirRow?.isCertain && mergeFields(before, myRow, theirRow);
    const isAsked = isContested && !together;
    if (isAsked) questions.push(name);
    const winner = isMine && !(isAsked && chosen.includes(name)) ? myRow : theirRow;
    const row = together || winner?.row;
    if (row !== undefined) taken.set(name, row);
  }

  const stayed = [...was.keys()].filter((name) => my.has(name) && their.has(name));
  const stayedIn = (side: Named) => [...side.keys()].filter((name) => stayed.includes(name));
  const [isMyMove, isTheirMove] = [!isSameList(stayedIn(my), stayed), !isSameList(stayedIn(their), stayed)];
  const isOrderAsked =
    isMyMove &&
    isTheirMove &&
    !isSameList(stayedIn(my), stayedIn(their)) &&
    opened.some(({ value }) => typeof value === 'object');
  if (isOrderAsked) questions.push(ORDER);

  const takenOf = (side: Named) => [...side.keys()].filter((name) => taken.has(name));
  const names =
    isMyMove && !(isOrderAsked && chosen.includes(ORDER))
      ? withOthers(takenOf(my), takenOf(their))
      : withOthers(takenOf(their), takenOf(my));
  return { rows: names.map((name) => taken.get(name)), questions };
}
