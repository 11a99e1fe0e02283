import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-kit/router';

/**
 * The id that `?selected=` named when the page opened; removed from the address, so that a reload starts with no choice (OP-129).
 */
export function useSelectedId(): string | null {
  const [params, setParams] = useSearchParams();
  const selected = params.get('selected');
  const [initial] = useState(selected);
  useEffect(() => {
    if (selected === null) return;
    setParams(
      (current) => {
        current.delete('selected');
        return current;
      },
      { replace: true },
    );
  }, [selected, setParams]);
  return initial;
}

/** The id that `?selected=` names, and the state of the ids that are ticked on a clone page: initially just that one. */
export function useSelected() {
  const selected = useSelectedId();
  const [ticked, choose] = useState<ReadonlySet<string>>(() => new Set(selected ? [selected] : []));
  return { selected, ticked, choose };
}
