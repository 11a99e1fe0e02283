import { lazyPart } from '../ui/lazyPart';
import { forgetCloned, useClonedFrom } from './clone/lastClone';

const copies = lazyPart(() => import('./clone/ClonedItems').then((module) => module.ClonedItems));

/** After the clone page: links to the copies, above the list that they were cloned from. */
export function ClonedNotice({ list }: { list: string }) {
  const items = useClonedFrom(list);
  const { Part } = copies.usePart(items !== undefined);
  return items && Part ? <Part items={items} onClose={() => forgetCloned(list)} /> : null;
}
