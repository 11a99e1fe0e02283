import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from '../../router';
import { useSession } from '../../session';
import { IconButton } from '../../ui/button/IconButton';
import { classes } from '../../ui/classes';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons';
import { overlay } from '../../ui/frameStyles';
import { lazyPart } from '../../ui/lazyPart';
import { pressAgain } from '../../ui/pressAgain';
import type { ComboboxProps } from '../../ui/overlay/Combobox';
import { PlainCombobox, usePlainState } from '../../ui/overlay/PlainCombobox';
import { useShortcut } from '../../ui/useShortcut';
import { findProperties, MAX_SHOWN, type PropertyOption } from '../place/findProperties';
import { recentOf } from '../place/recent';
import css from './GoToProperty.module.css';
import headerCss from './Header.module.css';

/** Loaded when someone is about to search: most visits need no search. */
const combobox = lazyPart<ComboboxProps<PropertyOption>>(() =>
  import('../../ui/overlay/Combobox').then(({ Combobox }) => Combobox<PropertyOption>),
);

const LABEL = 'Go to a Property...';
const narrowButton = `${headerCss.button} ${headerCss.narrow}`;

/** The header's search box; also Ctrl or Cmd and K. On small screens it covers the header when opened. */
export function GoToProperty() {
  const navigate = useNavigate();
  const { profile } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const [plainInput, changePlainInput] = usePlainState();
  const { Part: Combobox, failed, retry } = combobox.usePart(isNeeded);

  const show = () => {
    // The next key may come before the next frame.
    flushSync(() => setOpen(true));
    box.current?.querySelector('input')?.focus();
  };
  /** On wide screens, where the button is not shown, the box keeps the focus. */
  const hide = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const isListOpen = () => box.current?.querySelector('[aria-expanded=true]');
  useShortcut('k', show);
  return (
    <>
      {/* Key presses bubble up to it from its input. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        className={classes(css.box, isOpen && css.open)}
        onPointerEnter={() => setNeeded(true)}
        // The first Escape closes only the list.
        onKeyDown={({ key }) => key === 'Escape' && !isListOpen() && hide()}
        // On small screens it would cover the control that has the focus now.
        onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
      >
        <SearchIcon className={css.icon} />
        {Combobox ? (
          <Combobox
            label={LABEL}
            className={css.input}
            maxShown={MAX_SHOWN}
            emptyText="No property has this name"
            start={plainInput}
            search={(text, signal) => findProperties(text, signal, profile ? recentOf(profile.id) : [])}
            onChoose={({ property: { id, type } }) => {
              hide();
              void navigate(`/${type}s/${encodeURIComponent(id)}`);
            }}
          />
        ) : (
          <PlainCombobox
            label={LABEL}
            className={css.input}
            state={plainInput}
            onChange={(change) => {
              setNeeded(true);
              if (failed) retry();
              changePlainInput(change);
            }}
          />
        )}
        {failed && plainInput.focus && (
          <span role="alert" className={classes(overlay.menu, overlay.failed, css.failed)}>
            {pressAgain('The search')}
          </span>
        )}
        <kbd className={css.keys} aria-hidden="true">
          Ctrl K
        </kbd>
        <IconButton className={narrowButton} label="Close search" icon={<CloseIcon />} onClick={hide} />
      </div>
      <IconButton ref={opener} className={narrowButton} label={LABEL} icon={<SearchIcon size={18} />} onClick={show} />
    </>
  );
}
