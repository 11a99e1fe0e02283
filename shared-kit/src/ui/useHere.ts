import { useCallback, useEffect, useRef } from 'react';

/** @returns a function that says whether the component is still shown, for answers that come late */
export function useHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
