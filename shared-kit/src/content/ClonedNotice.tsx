import { ClonedItems } from './clone/ClonedItems';
import { forgetCloned, useClonedFrom } from './clone/lastClone';

/** After the clone page: links to the copies, above the list that they were cloned from. */
export function ClonedNotice({ list }: { list: string }) {
  const items = useClonedFrom(list);
  return items ? <ClonedItems items={items} onClose={() => forgetCloned(list)} /> : null;
}
