import type { Loaded } from 'shared-kit/api/resource';
import { EMPTY } from '../ShownLines';

interface Props {
  id: unknown;
  list: Loaded<{ id: string; name: string }[]>;
  /** Shown for an item that is not in the list: 'Another calendar'. */
  other: string;
}

/** The read-only view of a reference: the name of an item of another list. */
export function ReferenceName({ id, list, other }: Props) {
  if (!id) return EMPTY;
  return list.loading ? 'Loading ...' : (list.data?.find((item) => item.id === id)?.name ?? other);
}
