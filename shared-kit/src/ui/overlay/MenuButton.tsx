import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import { pressAgain } from 'shared-kit/ui/pressAgain';
import { button as buttonCss, overlay as css } from 'shared-kit/ui/frameStyles';
import type { MenuItem } from './menuItem';
import type { MenuPopupProps } from './MenuPopup';

const popup = lazyPart<MenuPopupProps>(() => import('./MenuPopup').then((module) => module.MenuPopup));

export interface MenuButtonProps {
  /** Accessible name of the button and its menu ('More for Bring the Dog'). */
  label: string;
  /** The entries, or a function that is called each time the menu opens. */
  items: ReadonlyArray<MenuItem> | (() => ReadonlyArray<MenuItem>);
  /** The content of the button; three dots by default. */
  children?: ReactNode;
  /** Replaces the look of the 32 px icon button. */
  className?: string | undefined;
}

/** A button with a menu. The menu itself is loaded on the first hover, focus or press, so that lists stay small. */
export function MenuButton({ label, items, children, className }: MenuButtonProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { Part: MenuPopup, failed, retry } = popup.usePart(open !== null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open && failed) retry();
      setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
    } else if (event.key === 'Escape' && open) {
      setOpen(null);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(className ?? buttonCss.icon, !children && buttonCss.more)}
        title={children ? undefined : label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerEnter={popup.preload}
        onFocus={popup.preload}
        onClick={() => (open && failed ? retry() : setOpen(open ? null : 'first'))}
        // Nothing else removes the message.
        onBlur={() => failed && setOpen(null)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {open && MenuPopup && (
        <MenuPopup
          label={label}
          items={typeof items === 'function' ? items() : items}
          startAt={open}
          anchor={button}
          onClose={() => setOpen(null)}
        />
      )}
      {open && failed && (
        <span role="alert" className={classes(css.menu, css.failed)}>
          {pressAgain('The menu')}
        </span>
      )}
    </>
  );
}
