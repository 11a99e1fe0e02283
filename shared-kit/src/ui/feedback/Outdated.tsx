import { Notice } from './Notice';
import css from './notNewest.module.css';
import { RetryButton } from './RetryButton';

/** Said above what stays although it could not be loaded again, also above a list whose end nobody sees. */
export const Outdated = ({ retry }: { retry: () => unknown }) => (
  <Notice className={css.outdated} tone="warn" actions={<RetryButton retry={retry} />}>
    This could not be loaded again and may be out of date.
  </Notice>
);
