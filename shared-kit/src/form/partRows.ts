import { getIn, setIn } from 'formik';
import type { ReactNode } from 'react';
import type { Values } from '../fields/fieldKind';
import { mergeRows, nameRows, ORDER, type Entry } from './mergeRows';
import type { FormPart } from './parts';

/** What a person is asked about: a part of the form, a row of a list, or the order of its rows. */
export type Clash<V extends Values> = Pick<FormPart<V>, 'name' | 'label' | 'show'>;

/** The three states of a form that are compared after a 412. */
export type Versions<V> = Record<'opened' | 'mine' | 'theirs', V>;

/** The rows of a part whose value is a list; undefined for any other part. */
function rowsOf<V extends Values>({ name, valueOf }: FormPart<V>, values: V): Entry[] | undefined {
  const list = valueOf(values);
  if (!Array.isArray(list)) return undefined;
  const typed: unknown = getIn(values, name);
  // A list of texts may be typed as one text, or compared in another order.
  return list.map((value, index) => ({ value, row: Array.isArray(typed) && typeof value === 'object' ? typed[index] : value }));
}

/** Puts rows in the place of a list: numbered by their place where they have one, in one text where the form holds one. */
function withRows<V extends Values>({ name }: FormPart<V>, rows: readonly unknown[], into: V): V {
  const numbered = rows.map((row, sortIndex) =>
    typeof row === 'object' && row !== null && 'sortIndex' in row ? { ...row, sortIndex } : row,
  );
  return setIn(into, name, typeof getIn(into, name) === 'string' ? numbered.join(', ') : numbered) as V;
}

/**
 * Merges a part that both changed, if its value is a list.
 * @param chosen the names of the clashes in which theirs was chosen
 * @returns undefined for any other part: it can only be chosen as a whole
 */
export function mergeList<V extends Values>(part: FormPart<V>, versions: Versions<V>, chosen: readonly string[]) {
  const { opened, mine, theirs } = versions;
  const [was, my, their] = [opened, mine, theirs].map((values) => rowsOf(part, values));
  if (!was || !my || !their) return undefined;

  const prefix = `${part.name}.`;
  const answers = chosen.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const { rows, questions } = mergeRows({ opened: was, mine: my, theirs: their }, answers);

  const showRows = (values: V, isShown: (name: string) => boolean): ReactNode => {
    const shown = [...nameRows(was, rowsOf(part, values) ?? [])].filter(([name]) => isShown(name)).map(([, { row }]) => row);
    return shown.length > 0 ? part.show(withRows(part, shown, values)) : 'Deleted';
  };
  const clashes = questions.map((question): Clash<V> => {
    const isRow = question !== ORDER;
    return {
      name: prefix + question,
      label: `${part.label}, ${isRow ? `row ${Number(question) + 1}` : 'order'}`,
      show: (values) => showRows(values, (name) => (isRow ? name === question : Number(name) < was.length)),
    };
  });
  return { clashes, copy: (into: V) => part.copy(withRows(part, rows, theirs), into) };
}
