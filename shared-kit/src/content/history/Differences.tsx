import { getIn } from 'formik';
import type { Values } from '../../fields/fieldKind';
import { isSame, type FormPart } from '../../form/parts';
import { Thumb } from '../../ui/badge/Thumb';
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
        const [from, to] = [part.valueOf(before), part.valueOf(after)].map(onlyText);
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
                      <Pictures value={getIn(values, part.name) as unknown} />
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

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

/** The text of a part that holds one, '' for nothing; null for any other kind of part. */
function onlyText(value: unknown): string | null {
  const held = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [value];
  if (held.length !== 1) return null;
  const [text] = held;
  return text === null || text === undefined ? '' : typeof text === 'string' && !isInstant(text) ? text : null;
}

type Picture = { url: string; thumbUrl?: string | null; alt?: string | null };
const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && typeof (value as Picture).url === 'string' && 'assetId' in value;

/** Every picture within a value, however deep. */
function picturesIn(value: unknown): Picture[] {
  if (isPicture(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

const Pictures = ({ value }: { value: unknown }) => (
  <>
    {picturesIn(value).map(({ url, thumbUrl, alt }, index) => (
      <span key={index} className={css.picture}>
        <Thumb src={thumbUrl ?? url} alt={alt ?? ''} />
      </span>
    ))}
  </>
);
