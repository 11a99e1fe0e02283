import { useEffect, useRef, type ComponentType } from 'react';
import { Notice } from '../ui/feedback/Notice';
import { Skeleton } from '../ui/feedback/Skeleton';
import { beginningOf } from '../ui/focus/beginning';
import { lazyPart } from '../ui/lazyPart';
import { NOT_LOADED } from '../ui/overlay/Dialog';

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
  const { usePart } = lazyPart(async () => (await load()).default);
  function Body() {
    const { Part, failed } = usePart(true);
    if (failed) return <Notice tone="danger">{NOT_LOADED}</Notice>;
    if (!Part) return <Skeleton height={320} />;
    return (
      <>
        <Part {...props} />
        <Arrived />
      </>
    );
  }
  return <Body />;
}
