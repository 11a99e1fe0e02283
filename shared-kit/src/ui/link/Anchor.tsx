import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, PropsWithChildren, ReactNode } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

type DrawLink = (props: AnchorProps) => ReactNode;
const LinkContext = createContext<DrawLink | null>(null);

/**
 * Tells the kit how to draw a link inside the product (`render` takes what an anchor takes: `href`, not `to`); without it links
 * are plain anchors. Keeps the look free of a router: sign-in draws buttons without loading one.
 */
export function LinkProvider({ render, children }: PropsWithChildren<{ render: DrawLink }>) {
  return <LinkContext.Provider value={render}>{children}</LinkContext.Provider>;
}

/** A link. Addresses of the product (they begin with one slash) are drawn by the page's router, all others are plain. */
export function Anchor({ children, ...rest }: AnchorProps) {
  const drawLink = useContext(LinkContext);
  const inApp = /^\/(?!\/)/.test(rest.href) && !rest.target;
  if (drawLink && inApp) return drawLink({ ...rest, children });
  return <a {...rest}>{children}</a>;
}
