import { useLayoutEffect, useRef } from 'react';

/** A box that always holds the value of the last render: for handlers that must stay the same function. */
export function useLatest<Value>(value: Value) {
  const box = useRef(value);
  useLayoutEffect(() => {
    box.current = value;
  });
  return box;
}
