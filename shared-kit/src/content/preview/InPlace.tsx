import type { Values } from '../../fields/fieldKind';
import type { Property } from '../../rules/entities';
import type { PreviewView } from '../contentForm';
import styles from './guestPage.module.css';

/** An item of a page. */
export interface PlacedItem {
  id: string;
  values: Values;
  /** Whether it is the one being edited. */
  isTyped: boolean;
}

/** How many are shown before and after it: a page may have hundreds. */
const SHOWN_BEFORE = 3;
const SHOWN_AFTER = 5;

interface Props {
  view: PreviewView;
  property: Property;
  items: readonly PlacedItem[];
}

const moreNote = (count: number, where: string) => count > 0 && <p className={styles.more}>{`${count} more ${where}`}</p>;

/** The items of a page in their order, around the one being edited, which is marked unless it is the only one. */
export function InPlace({ view: { View }, property, items }: Props) {
  const typedIndex = Math.max(
    0,
    items.findIndex(({ isTyped }) => isTyped),
  );
  const firstIndex = Math.max(0, typedIndex - SHOWN_BEFORE);
  const shown = items.slice(firstIndex, typedIndex + SHOWN_AFTER + 1);
  const isMarked = ({ isTyped }: PlacedItem) => isTyped && shown.length > 1;
  return (
    <>
      {moreNote(firstIndex, 'above')}
      <ul className={styles.items}>
        {shown.map((item) => (
          <li key={item.id} aria-current={isMarked(item) || undefined}>
            {isMarked(item) && <p className={styles.mark}>This one</p>}
            <View values={item.values} property={property} id={item.id} />
          </li>
        ))}
      </ul>
      {moreNote(items.length - firstIndex - shown.length, 'below')}
    </>
  );
}
