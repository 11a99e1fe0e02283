import type { ReactNode } from 'react';
import type { Loaded } from 'shared-kit/api/resource';
import { Outdated } from '../ui/feedback/Outdated';
import { Failed } from './Failed';

export interface WithDataProps {
  loaded: Pick<Loaded<unknown>, 'data' | 'error'> & { reload: () => unknown };
  /** What needs the data. */
  children: ReactNode;
}

/**
 * Something in which people choose or type, or why its data could not be loaded. If the data is there and cannot be loaded again, it
 * stays, with what was chosen or typed.
 */
export function WithData({ loaded: { data, error, reload }, children }: WithDataProps) {
  if (error && data === undefined) return <Failed error={error} retry={reload} />;
  return (
    <>
      {error && <Outdated retry={reload} />}
      {children}
    </>
  );
}
