import { TextButton } from '../button/TextButton';

interface Props {
  /** What is missing, 'The properties'. */
  what: string;
  retry: () => unknown;
  /** A sentence on what that means here. */
  more?: string;
}

/** Says within a line of text that something could not be loaded, and offers to load it again. */
export const NotLoaded = ({ what, retry, more }: Props) => (
  <>
    {`${what} could not be loaded. ${more ? `${more} ` : ''}`}
    <TextButton onClick={() => void retry()}>Try again</TextButton>
  </>
);
