import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { Skeleton } from '../ui/feedback/Skeleton';
import { beginningOf } from '../ui/focus/beginning';

/** The dialog opened before its body had loaded: the focus moves on into the body, unless it has left the close button. */
function Arrived() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    const focused = document.activeElement;
    const moved = dialog?.contains(focused) && focused !== dialog.querySelector('button');
    if (dialog && !moved) beginningOf(dialog)?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/** A dialog's body that is fetched when it opens; a failed fetch is repeated the next time it opens. */
export function fetched<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, props: P) {
  const Body = lazy(async () => {
    const { default: Loaded } = await load();
    return { default: () => <Loaded {...props} /> };
  });
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Body />
      <Arrived />
    </Suspense>
  );
}
