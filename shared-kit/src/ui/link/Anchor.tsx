import { createContext, forwardRef, useContext } from 'react';
import type { AnchorHTMLAttributes, PropsWithChildren, ReactNode, Ref } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Menus move the focus through it. */
  ref?: Ref<HTMLAnchorElement>;
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
export const Anchor = forwardRef<HTMLAnchorElement, Omit<AnchorProps, 'ref'>>(function Anchor({ children, ...rest }, ref) {
  const drawLink = useContext(LinkContext);
  const inApp = /^\/(?!\/)/.test(rest.href) && !rest.target;
  if (drawLink && inApp) return <>{drawLink({ ...rest, ref, children })}</>;
  return (
    <a {...rest} ref={ref}>
      {children}
    </a>
  );
});
