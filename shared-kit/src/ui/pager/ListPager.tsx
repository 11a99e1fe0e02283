import { useState } from 'react';
import type { ListMeta } from '../../rules/entities';
import { Pager, type PagerProps } from './Pager';

interface Props extends Pick<PagerProps, 'onPage'> {
  list: { meta: ListMeta | undefined; error: Error | null };
}

/**
 * The pager of a list whose rows disappear while another page or filter is loading. It stays until the answer arrives, so that it keeps
 * the focus, and its live region announces the new position.
 */
export function ListPager({ list: { meta, error }, onPage }: Props) {
  const [last, setLast] = useState(meta);
  const shown = error ? meta : (meta ?? last);
  if (shown !== last) setLast(shown);
  return shown ? <Pager {...shown} onPage={onPage} /> : null;
}
