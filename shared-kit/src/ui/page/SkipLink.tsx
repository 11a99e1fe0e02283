import type { PropsWithChildren } from 'react';
import { page as css } from 'shared-kit/ui/frameStyles';

/** The first stop of the Tab key: leads past the header to the element with the id `target`. */
export const SkipLink = ({ target, children = 'Skip to content' }: PropsWithChildren<{ target: string }>) => (
  <a className={css.skip} href={`#${target}`}>
    {children}
  </a>
);
