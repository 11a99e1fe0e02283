import { useEffect, useRef } from 'react';
import { useLatest } from '../../ui/useLatest';
import { useAddressParams } from '../useAddressParams';

/** Opens the archived tab, once, when the item that `?selected=` named is on it: otherwise it would be chosen out of sight. */
export function useTabOfSelected(isArchived: boolean): void {
  const { narrow } = useAddressParams();
  const showTab = useLatest(() => narrow({ list: 'archived' }));
  const isDone = useRef(false);
  useEffect(() => {
    if (!isArchived || isDone.current) return;
    isDone.current = true;
    showTab.current();
  }, [isArchived, showTab]);
}
