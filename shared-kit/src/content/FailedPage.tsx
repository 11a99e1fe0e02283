import { PageHead } from '../ui/page/PageHead';
import { Failed } from './Failed';

interface Props {
  /** The heading of the page, the same as while it was loading. */
  title: string;
  error: unknown;
  retry: () => unknown;
}

/** Shown in place of a whole page that could not be loaded: its heading, why, and a button to try again. */
export const FailedPage = ({ title, ...why }: Props) => (
  <>
    <PageHead title={title} />
    <Failed {...why} />
  </>
);
