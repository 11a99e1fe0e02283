import type { ReactNode } from 'react';
import { Link } from '../router';
import { LinkProvider, type AnchorProps } from '../ui/link/Anchor';

const drawLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

/** Lets the page's router draw the kit's links; every root needs it once, inside its router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkProvider render={drawLink}>{children}</LinkProvider>;
}
