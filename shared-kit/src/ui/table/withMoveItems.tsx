import { MoveDownIcon, MoveUpIcon } from 'shared-kit/ui/icons/icons';
import type { PageOfList } from './order';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';

/**
 * Adds move entries to a row's menu, after those that it already has (OP-144). They work across the edge of a page: the target
 * index may be before the first shown row or after the last.
 */
export function withMoveItems(
  items: MenuItem[],
  index: number,
  { before, total }: PageOfList,
  move: (from: number, to: number) => void,
): MenuItem[] {
  const [first, last] = [-before, total - 1 - before];
  return [
    ...items,
    {
      label: 'Move up',
      icon: <MoveUpIcon />,
      disabled: index === first,
      onSelect: () => move(index, index - 1),
      separated: true,
    },
    { label: 'Move down', icon: <MoveDownIcon />, disabled: index === last, onSelect: () => move(index, index + 1) },
    { label: 'Move to top', disabled: index === first, onSelect: () => move(index, first) },
    { label: 'Move to bottom', disabled: index === last, onSelect: () => move(index, last) },
  ];
}
