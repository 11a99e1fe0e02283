import { Menu } from '@base-ui/react/menu';
import { Fragment, useCallback, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { homeOf } from './homeOf';
import { overlay as css } from 'shared-kit/ui/frameStyles';
import type { MenuItem } from './menuItem';

export interface MenuPopupProps {
  label: string;
  items: ReadonlyArray<MenuItem>;
  /** Which entry is focused initially. */
  startAt: 'first' | 'last';
  anchor: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

/** Tab closes this menu, so the library's hidden focus guards are not needed, and hidden elements must not take the focus. */
function retireGuards(popup: HTMLElement | null) {
  const button = document.querySelector('[aria-haspopup=menu][aria-expanded=true]');
  const around = [popup?.closest('[data-base-ui-portal]'), button?.parentElement];
  const guards = around.flatMap((place) => [...(place?.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]') ?? [])]);
  for (const guard of guards) guard.tabIndex = -1;
}

/** The open menu of a MenuButton; loaded separately. */
export function MenuPopup({ label, items, startAt, anchor, onClose }: MenuPopupProps) {
  const [home] = useState(() => homeOf(anchor.current));

  // The popup is inserted later than this component: only its own ref tells when.
  const begin = useCallback(
    (popup: HTMLElement | null) => {
      const entries = popup?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? [];
      const entry = startAt === 'last' ? entries[entries.length - 1] : entries[0];
      // One frame later the menu is placed: focusing it earlier fails or scrolls the page.
      requestAnimationFrame(() => {
        entry?.focus({ preventScroll: true });
        retireGuards(popup);
      });
    },
    [startAt],
  );

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, details) => {
        // A press on the button is left to the button, or the menu would close and open again.
        if (!open && !anchor.current?.contains(details.event.target as Node | null)) onClose();
        else if (!open && details.reason !== 'outside-press' && details.reason !== 'focus-out') onClose();
      }}
    >
      <Menu.Portal container={home}>
        <Menu.Positioner className={css.positioner} anchor={anchor} align="end" sideOffset={6} collisionPadding={8}>
          <Menu.Popup ref={begin} className={css.menu} aria-label={label} finalFocus={anchor} onKeyDown={leave}>
            {items.map((item, index) => (
              <Fragment key={item.label}>
                {item.separated && index > 0 && <Menu.Separator className={css.separator} />}
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
