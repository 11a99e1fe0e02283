import { useCallback, useEffect, useRef } from 'react';

/** @returns a function that says whether the component is still mounted, for responses that arrive late */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
