import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type PropsWithChildren,
  type ReactNode,
  type Ref,
} from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Menus move the focus through it. */
  ref?: Ref<HTMLAnchorElement>;
}

type RenderLink = (props: AnchorProps) => ReactNode;
const LinkContext = createContext<RenderLink | null>(null);

/**
 * Sets how links within the product are rendered (`render` takes the props of an anchor: `href`, not `to`); without it links are
 * plain anchors. So the UI needs no router: sign-in shows buttons without loading one.
 */
export function LinkProvider({ render, children }: PropsWithChildren<{ render: RenderLink }>) {
  return <LinkContext.Provider value={render}>{children}</LinkContext.Provider>;
}

/**
 * A link. Addresses within the product (starting with one slash) are rendered by the page's router, all others as plain anchors.
 */
export const Anchor = forwardRef<HTMLAnchorElement, Omit<AnchorProps, 'ref'>>(function Anchor({ children, ...rest }, ref) {
  const renderLink = useContext(LinkContext);
  const inApp = /^\/(?!\/)/.test(rest.href) && !rest.target;
  if (renderLink && inApp) return <>{renderLink({ ...rest, ref, children })}</>;
  return (
    <a {...rest} ref={ref}>
      {children}
    </a>
  );
});
