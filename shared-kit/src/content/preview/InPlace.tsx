import type { Values } from '../../fields/fieldKind';
import type { Property } from '../../rules/entities';
import type { PreviewView } from '../contentForm';
import styles from './guestPage.module.css';

/** An item of a page; one of them is the one being edited. */
export interface Placed {
  id: string;
  values: Values;
  isTyped: boolean;
}

/** How many are shown before and after it: a page may have hundreds. */
const BEFORE = 3;
const AFTER = 5;

interface Props {
  view: PreviewView;
  property: Property;
  items: readonly Placed[];
}

const more = (count: number, where: string) => count > 0 && <p className={styles.more}>{`${count} more ${where}`}</p>;

/** The items of a page in their order, around the one being edited, which is marked where it is not alone. */
export function InPlace({ view: { View }, property, items }: Props) {
  const at = Math.max(
    0,
    items.findIndex(({ isTyped }) => isTyped),
  );
  const first = Math.max(0, at - BEFORE);
  const near = items.slice(first, at + AFTER + 1);
  return (
    <>
      {more(first, 'above')}
      <ul className={styles.items}>
        {near.map(({ id, values, isTyped }) => (
          <li key={id} aria-current={(isTyped && near.length > 1) || undefined}>
            {isTyped && near.length > 1 && <p className={styles.mark}>This one</p>}
            <View values={values} property={property} id={id} />
          </li>
        ))}
      </ul>
      {more(items.length - first - near.length, 'below')}
    </>
  );
}
