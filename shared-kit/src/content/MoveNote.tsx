import styles from './content.module.css';
import { pluralNoun, type ContentItem, type ContentType } from './contentType';
import type { ListPageState } from './useListPage';

interface Props<T extends ContentItem> {
  type: ContentType<T>;
  page: ListPageState<T>;
}

/** Why rows cannot be moved now, for those who otherwise could (OP-57, OP-144). */
export function MoveNote<T extends ContentItem>({ type, page }: Props<T>) {
  if (!page.actions.mayWrite || page.inOrder || page.rows.length < 2) return null;
  return <p className={styles.moveNote}>{`To move ${pluralNoun(type)}, show all of them in list order.`}</p>;
}
