import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from '../../router';
import type { Property } from '../../rules/entities';
import { useSession } from '../../session';
import { PROPERTY_LABELS } from '../../shared-screens/properties/propertyLabels';
import { PropertyBadge } from '../../ui/badge/PropertyBadge';
import { IconButton } from '../../ui/button/IconButton';
import { DownIcon } from '../../ui/icons/icons';
import { lazyPart } from '../../ui/lazyPart';
import { pressAgain } from '../../ui/pressAgain';
import type { ComboboxProps } from '../../ui/overlay/Combobox';
import { PlainCombobox, usePlainState } from '../../ui/overlay/PlainCombobox';
import { findProperties, MAX_SHOWN, type PropertyOption } from '../place/findProperties';
import { recentOf, type Visited } from '../place/recent';
import css from './Sidebar.module.css';

const combobox = lazyPart<ComboboxProps<PropertyOption>>(() =>
  import('../../ui/overlay/Combobox').then(({ Combobox }) => Combobox<PropertyOption>),
);

interface Props {
  /** Undefined while its name is loading. */
  property: Property | undefined;
  /** The address of the section that is shown now, in another property. */
  hrefInProperty(property: Visited): string;
}

/** The property whose sidebar this is, and the way to the same section of another one of its type. */
export function PropertyTitle({ property, hrefInProperty }: Props) {
  const navigate = useNavigate();
  const { profile } = useSession();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { Part: Combobox, failed, retry } = combobox.usePart(open);
  const [plainInput, changePlainInput] = usePlainState();
  const label = property && `Another ${property.type}, same page`;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // On small screens a second Escape closes the surrounding menu.
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // Key presses bubble up to it from its controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.place} onKeyDown={closeOnEscape}>
      <p className={css.title}>
        <PropertyBadge name={property?.name} />
        <span>
          <span className={css.name}>{property?.name ?? '…'}</span>
          <small>{property && PROPERTY_LABELS[property.type].singular}</small>
        </span>
        {property && (
          <IconButton
            ref={opener}
            label={`Switch to another ${property.type}`}
            icon={<DownIcon />}
            aria-expanded={open}
            onPointerEnter={combobox.preload}
            onClick={() => {
              if (open && failed) return retry();
              changePlainInput({ text: '', focus: false, open: false });
              setOpen(!open);
            }}
          />
        )}
      </p>
      {open && failed && <span role="alert">{pressAgain('The list')}</span>}
      {open && label && !Combobox && (
        <PlainCombobox
          label={label}
          placeholder={`Find a ${property.type}`}
          focusOnOpen
          state={plainInput}
          onChange={(change) => {
            if (failed && change.text) retry();
            changePlainInput(change);
          }}
        />
      )}
      {open && property && label && Combobox && (
        <Combobox
          label={label}
          placeholder={`Find a ${property.type}`}
          focusOnOpen
          start={plainInput}
          maxShown={MAX_SHOWN}
          emptyText={`No other ${property.type} has this name`}
          search={async (text, signal) => {
            const found = await findProperties(text, signal, profile ? recentOf(profile.id) : [], property.type);
            return found.filter(({ key }) => key !== property.id);
          }}
          onChoose={({ property: chosen }) => {
            setOpen(false);
            void navigate(hrefInProperty(chosen));
          }}
        />
      )}
    </div>
  );
}
