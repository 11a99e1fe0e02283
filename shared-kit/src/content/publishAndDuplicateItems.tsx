import { EyeIcon, EyeOffIcon, PlusIcon } from '../ui/icons/icons';
import type { MenuItem } from '../ui/overlay/menuItem';

interface Row {
  published?: boolean;
  archived?: boolean;
}

interface Actions<T> {
  togglePublished: (row: T) => unknown;
  duplicate: (row: T) => unknown;
}

/** The last entries of every row menu: Publish or Unpublish, and Duplicate (OP-144). */
export const publishAndDuplicateItems = <T extends Row>(row: T, actions: Actions<T>): MenuItem[] => [
  ...(row.archived
    ? []
    : [
        {
          label: row.published ? 'Unpublish' : 'Publish',
          icon: row.published ? <EyeOffIcon /> : <EyeIcon />,
          onSelect: () => void actions.togglePublished(row),
          separated: true,
        },
      ]),
  { label: 'Duplicate', icon: <PlusIcon />, onSelect: () => void actions.duplicate(row), separated: Boolean(row.archived) },
];
