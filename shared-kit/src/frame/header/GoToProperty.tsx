import { useId, useRef, useState } from 'react';
import { useNavigate } from '../../router';
import { useSession } from '../../session';
import { IconButton } from '../../ui/button/IconButton';
import { classes } from '../../ui/classes';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons';
import { overlay } from '../../ui/frameStyles';
import { lazyPart } from '../../ui/lazyPart';
import type { ComboboxProps } from '../../ui/overlay/Combobox';
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

type InputState = NonNullable<ComboboxProps<PropertyOption>['start']>;

interface PlainInputProps {
  state: InputState;
  onChange: (change: Partial<InputState>) => void;
}

/** Takes what is typed until the code of the combobox has loaded, which then starts from the same state. */
function PlainInput({ state, onChange }: PlainInputProps) {
  const listId = useId();
  return (
    <input
      className={css.input}
      role="combobox"
      aria-expanded={false}
      aria-controls={listId}
      placeholder={LABEL}
      aria-label={LABEL}
      value={state.text}
      onFocus={() => onChange({ focus: true })}
      onBlur={() => onChange({ focus: false })}
      onClick={() => onChange({ open: true })}
      onChange={({ target }) => onChange({ text: target.value, open: true })}
    />
  );
}

/** The header's search box; also Ctrl or Cmd and K. On small screens it covers the header when opened. */
export function GoToProperty() {
  const navigate = useNavigate();
  const { profile } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const [plainInput, setPlainInput] = useState<InputState>({ text: '', focus: false, open: false });
  const { Part: Combobox, failed, retry } = combobox.usePart(isNeeded);

  const show = () => {
    setOpen(true);
    requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
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
          <PlainInput
            state={plainInput}
            onChange={(change) => {
              setNeeded(true);
              if (failed) retry();
              setPlainInput((current) => ({ ...current, ...change }));
            }}
          />
        )}
        {failed && plainInput.focus && (
          <span role="alert" className={classes(overlay.menu, overlay.failed, css.failed)}>
            The search could not be loaded. Press again or reload the page.
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
