import { page as css } from 'shared-kit/ui/frameStyles';

/** The first stop of the Tab key: leads past the header to the element with the id `target`. */
export const SkipLink = ({ target }: { target: string }) => (
  <a className={css.skip} href={`#${target}`}>
    Skip to content
  </a>
);
