import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-kit/router';

/** The id that `?selected=` named when the page opened; it leaves the address, so that a reload starts with no choice (OP-129). */
export function useSelectedId(): string | null {
  const [params, setParams] = useSearchParams();
  const selected = params.get('selected');
  const [first] = useState(selected);
  useEffect(() => {
    if (selected === null) return;
    setParams((before) => (before.delete('selected'), before), { replace: true });
  }, [selected, setParams]);
  return first;
}

/** The ids that are ticked on a clone page, at first the one that `?selected=` names; and what sets them. */
export function useSelected() {
  const selected = useSelectedId();
  return useState<ReadonlySet<string>>(() => new Set(selected ? [selected] : []));
}
