import { lazyPart } from '../ui/lazyPart';
import type { ClonedItemsProps } from './clone/ClonedItems';
import { forgetCloned, useClonedFrom } from './clone/lastClone';

const part = lazyPart<ClonedItemsProps>(() => import('./clone/ClonedItems').then(({ ClonedItems }) => ClonedItems));

/** After the clone page: links to the copies, above the list that they were cloned from. */
export function ClonedNotice({ list }: { list: string }) {
  const items = useClonedFrom(list);
  const { Part: ClonedItems } = part.usePart(items !== undefined);
  if (!items || !ClonedItems) return null;
  return <ClonedItems items={items} onClose={() => forgetCloned(list)} />;
}
