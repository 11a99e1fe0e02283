import { useEffect, useRef, type ComponentType } from 'react';
import { Notice } from '../ui/feedback/Notice';
import { Skeleton } from '../ui/feedback/Skeleton';
import { initialFocusOf } from '../ui/focus/initialFocus';
import { lazyPart } from '../ui/lazyPart';
import { pressAgain } from '../ui/pressAgain';

/** The dialog opened before its body had loaded: the focus moves into the body, unless the person has moved it. */
function FocusBody() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = marker.current?.closest('[role=dialog]');
    const focused = document.activeElement;
    const wasMoved = dialog?.contains(focused) && focused !== dialog.querySelector('button');
    if (dialog && !wasMoved) initialFocusOf(dialog)?.focus();
  }, []);
  return <span ref={marker} hidden />;
}

/** A dialog's body that is fetched when it opens; a failed fetch is repeated the next time it opens. */
export function fetched<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, props: P) {
  const { usePart } = lazyPart(async () => (await load()).default);
  function Body() {
    const { Part, failed } = usePart();
    if (failed) return <Notice tone="danger">{pressAgain('The dialog')}</Notice>;
    if (!Part) return <Skeleton height={320} />;
    return (
      <>
        <Part {...props} />
        <FocusBody />
      </>
    );
  }
  return <Body />;
}
