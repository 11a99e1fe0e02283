import { Menu } from '@base-ui/react/menu';
import { Fragment, useCallback, useState, type KeyboardEvent, type RefObject } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { overlay as css } from 'shared-kit/ui/frameStyles';
import type { MenuItem } from './menuItem';
import { portalContainer } from './portalContainer';

export interface MenuPopupProps {
  label: string;
  items: ReadonlyArray<MenuItem>;
  /** Which entry is focused initially. */
  startAt: 'first' | 'last';
  anchor: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

/** Hidden elements must not take the focus. The library's guards are not needed: Tab closes this menu. */
function disableFocusGuards(popup: HTMLElement | null) {
  const button = document.querySelector('[aria-haspopup=menu][aria-expanded=true]');
  const parents = [popup?.closest('[data-base-ui-portal]'), button?.parentElement];
  const guards = parents.flatMap((parent) => [...(parent?.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]') ?? [])]);
  for (const guard of guards) guard.tabIndex = -1;
}

/** The open menu of a MenuButton; loaded separately. */
export function MenuPopup({ label, items, startAt, anchor, onClose }: MenuPopupProps) {
  const [container] = useState(() => portalContainer(anchor.current));

  // The popup is inserted later than this component: only its own ref reports when.
  const focusFirst = useCallback(
    (popup: HTMLElement | null) => {
      const entries = popup?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? [];
      const entry = startAt === 'last' ? entries[entries.length - 1] : entries[0];
      // The menu is positioned one frame later: focusing it earlier fails or scrolls the page.
      requestAnimationFrame(() => {
        entry?.focus({ preventScroll: true });
        disableFocusGuards(popup);
      });
    },
    [startAt],
  );

  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, details) => {
        // The button itself handles a press on it, or the menu would close and open again.
        if (!open && !anchor.current?.contains(details.event.target as Node | null)) onClose();
        else if (!open && details.reason !== 'outside-press' && details.reason !== 'focus-out') onClose();
      }}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner className={css.positioner} anchor={anchor} align="end" sideOffset={6} collisionPadding={8}>
          <Menu.Popup ref={focusFirst} className={css.menu} aria-label={label} finalFocus={anchor} onKeyDown={closeOnTab}>
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
