import { useLayoutEffect, useRef } from 'react';

/** A ref that always holds the value of the last render, for handlers that must keep their identity. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
