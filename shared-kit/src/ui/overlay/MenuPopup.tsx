import { Menu } from '@base-ui/react/menu';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import css from './Overlay.module.css';
import type { MenuItem } from './menuItem';

export interface MenuPopupProps {
  label: string;
  items: ReadonlyArray<MenuItem>;
  /** Which entry has the focus at first. */
  startAt: 'first' | 'last';
  anchor: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

/** The open menu of a MenuButton; loaded apart from it. */
export function MenuPopup({ label, items, startAt, anchor, onClose }: MenuPopupProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const entries = list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? [];
    const entry = startAt === 'last' ? entries[entries.length - 1] : entries[0];
    // After the frame in which the menu is placed: a focus before that would scroll the page to its first position.
    const frame = requestAnimationFrame(() => entry?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [startAt]);

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, details) => {
        // A press on the button itself is the button's to answer, or the menu would close and open again.
        if (!open && !anchor.current?.contains(details.event.target as Node | null)) onClose();
        else if (!open && details.reason !== 'outside-press' && details.reason !== 'focus-out') onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner className={css.positioner} anchor={anchor} align="end" sideOffset={6} collisionPadding={8}>
          <Menu.Popup ref={list} className={css.menu} aria-label={label} finalFocus={anchor}>
            {items.map((item) => (
              <Fragment key={item.label}>
                {item.separated && <Menu.Separator className={css.separator} />}
                <Menu.Item
                  className={classes(css.item, item.tone && css[item.tone])}
                  disabled={item.disabled}
                  onClick={item.onSelect}
                  render={item.href ? <Anchor href={item.href} /> : undefined}
                >
                  {item.icon ?? <span className={css.noIcon} />}
                  {item.label}
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
