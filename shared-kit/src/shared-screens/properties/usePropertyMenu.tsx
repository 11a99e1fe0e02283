import { useProperties } from 'shared-kit/api/property';
import { useAuthority } from 'shared-kit/session';
import { offerUndo } from '../../content/offerUndo';
import { runRowAction } from '../../content/runRowAction';
import { setFlags } from '../../content/setFlags';
import { notifyDeleted } from '../../content/notifyDeleted';
import { undoChange } from '../../content/undoByRestoring';
import { confirmDelete } from '../../modals/confirmDelete';
import type { Property } from '../../rules/entities';
import { ArchiveIcon, SettingsIcon, TrashIcon } from '../../ui/icons/icons';
import type { MenuItem } from '../../ui/overlay/menuItem';
import { propertyHref, PROPERTY_LABELS } from './propertyLabels';

/**
 * The menu of a property on its list and on its card: Settings, Archive or Unarchive, Delete (document 1 §2, OP-04).
 * @returns a function from property to entries; undefined for everybody without the wildcard
 */
export function usePropertyMenu(): ((property: Property) => MenuItem[]) | undefined {
  const api = useProperties();
  const { isSuper } = useAuthority();
  if (!isSuper) return undefined;

  // Only the flag is sent (P-166); lists and counts are reloaded after every call (P-169).
  const toggleArchived = (property: Property) => {
    const { id, name, archived } = property;
    const verb = archived ? 'unarchived' : 'archived';
    return runRowAction(api, property, { action: 'archive', verb, name }, async () => {
      const item = await setFlags(api, id, { archived: !archived });
      offerUndo({ text: `${name} ${verb}.`, name, undo: undoChange(api.path, name, item) });
    });
  };
  const remove = async ({ id, name }: Property) => {
    await api.remove(id);
    notifyDeleted(api.path, name, id);
  };

  return (property) => [
    { label: 'Settings', icon: <SettingsIcon />, href: `${propertyHref(property)}/settings` },
    {
      label: property.archived ? 'Unarchive' : 'Archive',
      icon: <ArchiveIcon />,
      onSelect: () => void toggleArchived(property),
    },
    {
      label: 'Delete',
      icon: <TrashIcon />,
      tone: 'danger',
      separated: true,
      onSelect: () =>
        confirmDelete({
          what: PROPERTY_LABELS[property.type].singular,
          name: property.name,
          note: <p>{DELETED_WITH_IT[property.type]}</p>,
          onDelete: () => remove(property),
        }),
    },
  ];
}

/** What is removed along with a property (OP-46). */
const DELETED_WITH_IT = {
  hotel:
    'All of its content goes with it: specials, promos, accommodations, lists, FAQs and calendars, the rights that people have on it, and its alert.',
  restaurant:
    'All of its content goes with it: events, hours, press, menus and calendars, the rights that people have on it, and its alert.',
};
