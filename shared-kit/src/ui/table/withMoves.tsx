import { MoveDownIcon, MoveUpIcon } from 'shared-kit/ui/icons/icons';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';

/** Adds the moves to a row's own entries: after the harmless ones, before those that destroy. */
export function withMoves(items: MenuItem[], index: number, count: number, move: (from: number, to: number) => void): MenuItem[] {
  const last = count - 1;
  const moves: MenuItem[] = [
    { label: 'Move up', icon: <MoveUpIcon />, disabled: index === 0, onSelect: () => move(index, index - 1), separated: true },
    { label: 'Move down', icon: <MoveDownIcon />, disabled: index === last, onSelect: () => move(index, index + 1) },
    { label: 'Move to top', disabled: index === 0, onSelect: () => move(index, 0) },
    { label: 'Move to bottom', disabled: index === last, onSelect: () => move(index, last) },
  ];
  const harmless = items.filter((item) => item.tone !== 'danger');
  const destroying = items.filter((item) => item.tone === 'danger');
  return [...harmless, ...moves, ...destroying.map((item, i) => (i === 0 ? { ...item, separated: true } : item))];
}
