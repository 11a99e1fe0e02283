import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../ui/feedback/Skeleton';

/** A dialog's body that is fetched when it opens; a fetch that failed is made again with the next opening. */
export function fetched<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, props: P) {
  const Body = lazy(load) as unknown as ComponentType<P>;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Body {...props} />
    </Suspense>
  );
}
