import { useState } from 'react';
import { lazyPart } from '../ui/lazyPart';
import type { ClonedItemsProps } from './clone/ClonedItems';
import { clonedFrom, forgetCloned } from './clone/lastClone';

const part = lazyPart<ClonedItemsProps>(() => import('./clone/ClonedItems').then(({ ClonedItems }) => ClonedItems));

/** After the clone page: links to the copies, above the list that they were cloned from. */
export function ClonedNotice({ list }: { list: string }) {
  const [items, setItems] = useState(() => clonedFrom(list));
  const { Part: ClonedItems } = part.usePart(items !== undefined);
  if (!items || !ClonedItems) return null;
  const close = () => {
    forgetCloned(list);
    setItems(undefined);
  };
  return <ClonedItems items={items} onClose={close} />;
}
