import type { Values } from '../../fields/fieldKind';
import { isSame, type FormPart } from '../../form/parts';
import css from './history.module.css';
import { TextChange } from './TextChange';

interface Props<V extends Values> {
  parts: readonly FormPart<V>[];
  before: V;
  after: V;
  /** What the two sides are called: 'Version 3', 'Version 4'. */
  titles: readonly [string, string];
}

/** The parts of a form that differ between two versions: words marked in a text, everything else side by side. */
export function Differences<V extends Values>({ parts, before, after, titles }: Props<V>) {
  const changed = parts.filter((part) => !isSame(part, before, after));
  if (changed.length === 0) return <p className={css.quiet}>Both versions have the same content.</p>;
  return (
    <dl className={css.differences}>
      {changed.map((part) => {
        const [from, to] = [before, after].map((values) => part.textOf?.(values) ?? null);
        return (
          <div key={part.name}>
            <dt>{part.label}</dt>
            <dd>
              {from !== null && to !== null ? (
                <TextChange before={from ?? ''} after={to ?? ''} />
              ) : (
                <div className={css.sides}>
                  {[before, after].map((values, index) => (
                    <div key={titles[index]}>
                      <small>{titles[index]}</small>
                      <div className={css.value}>{part.show(values)}</div>
                    </div>
                  ))}
                </div>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
