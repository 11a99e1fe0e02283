import { isUnreadable } from 'shared-kit/api/http';
import { WithData, type WithDataProps } from './WithData';

/** As `WithData`, for rows: nothing is typed in them, so they go once the reader may no longer see them, or what has them is gone. */
export function WithRows({ loaded, children }: WithDataProps) {
  const { data, error, reload } = loaded;
  return <WithData loaded={{ data: isUnreadable(error) ? undefined : data, error, reload }}>{children}</WithData>;
}
