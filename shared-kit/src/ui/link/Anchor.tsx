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
 * Tells the kit how to render a link within the product (`render` takes the props of an anchor: `href`, not `to`); without it
 * links are plain anchors. This keeps the UI free of a router: sign-in shows buttons without loading one.
 */
export function LinkProvider({ render, children }: PropsWithChildren<{ render: DrawLink }>) {
  return <LinkContext.Provider value={render}>{children}</LinkContext.Provider>;
}

/**
 * A link. Addresses within the product (starting with one slash) are rendered by the page's router, all others as plain anchors.
 */
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
