import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '../../router';
import { useSession } from '../../session';
import { IconButton } from '../../ui/button/IconButton';
import { classes } from '../../ui/classes';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons';
import { lazyPart } from '../../ui/lazyPart';
import type { ComboboxProps } from '../../ui/overlay/Combobox';
import { findProperties, type PropertyOption } from '../place/findProperties';
import { recentOf } from '../place/recent';
import css from './GoToProperty.module.css';

/** Loaded when someone is about to search: most visits need no search. */
const combobox = lazyPart<ComboboxProps<PropertyOption>>(() =>
  import('../../ui/overlay/Combobox').then(({ Combobox }) => Combobox<PropertyOption>),
);

const LABEL = 'Go to a Property...';

const opensSearch = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;

/** The header's search box; also Ctrl or Cmd and K. On small screens it covers the header when opened. */
export function GoToProperty() {
  const navigate = useNavigate();
  const { profile } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // What was typed into the plain box before the one that searches replaced it.
  const [before, setBefore] = useState({ text: '', focus: false, open: false });
  const note = (change: Partial<typeof before>) => setBefore((known) => ({ ...known, ...change }));
  const list = useId();
  const { Part: Combobox } = combobox.usePart(wanted);
  const focusInput = () => requestAnimationFrame(() => box.current?.querySelector('input')?.focus());

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
      focusInput();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const show = () => {
    setOpen(true);
    focusInput();
  };
  const hide = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <div ref={box} className={classes(css.box, open && css.open)} onPointerEnter={() => setWanted(true)}>
        <SearchIcon className={css.icon} />
        {Combobox ? (
          <Combobox
            label={LABEL}
            className={css.input}
            emptyText="No property has this name"
            start={before}
            search={(text, signal) => findProperties(text, signal, profile ? recentOf(profile.id) : [])}
            onChoose={({ property: { id, type } }) => {
              setOpen(false);
              void navigate(`/${type}s/${encodeURIComponent(id)}`);
            }}
          />
        ) : (
          <input
            className={css.input}
            role="combobox"
            aria-expanded={false}
            aria-controls={list}
            placeholder={LABEL}
            aria-label={LABEL}
            value={before.text}
            onFocus={() => {
              setWanted(true);
              note({ focus: true });
            }}
            onBlur={() => note({ focus: false })}
            onClick={() => note({ open: true })}
            onChange={({ target }) => note({ text: target.value, open: true })}
          />
        )}
        <kbd className={css.keys} aria-hidden="true">
          Ctrl K
        </kbd>
        <IconButton className={css.close} label="Close search" icon={<CloseIcon />} onClick={hide} />
      </div>
      <IconButton ref={opener} className={css.opener} label={LABEL} icon={<SearchIcon size={18} />} onClick={show} />
    </>
  );
}
