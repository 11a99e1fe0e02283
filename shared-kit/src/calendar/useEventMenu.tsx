import { useCallback } from 'react';
import { publishAndDuplicateItems } from '../content/publishAndDuplicateItems';
import { preloadActions, useRowActions } from '../content/useRowActions';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { ArchiveIcon, EyeIcon, PencilIcon, TrashIcon } from '../ui/icons/icons';
import type { MenuItem } from '../ui/overlay/menuItem';
import { useLatest } from '../ui/useLatest';
import { eventHref, eventTypes } from './eventType';
import { useEvents } from './useCalendars';

const NO_ORDER: CalendarEvent[] = [];

/**
 * The menu of an event, in the calendar and in the list of archived events (OP-144).
 * @returns the entries for an event; only Open for readers
 */
export function useEventMenu(property: Property): (event: CalendarEvent) => MenuItem[] {
  const api = useEvents(property.id);
  const rowActions = useRowActions(eventTypes[property.type], property, api, {});
  const { mayWrite, mayDelete } = rowActions;
  const actions = useLatest(rowActions);
  return useCallback(
    (event) => {
      preloadActions();
      const href = eventHref(property, event.id);
      const items: MenuItem[] = [
        mayWrite ? { label: 'Edit', icon: <PencilIcon />, href } : { label: 'Open', icon: <EyeIcon />, href },
      ];
      if (mayWrite)
        items.push({
          label: event.archived ? 'Unarchive' : 'Archive',
          icon: <ArchiveIcon />,
          onSelect: () => void actions.current.toggleArchived(event, NO_ORDER),
        });
      if (mayDelete) {
        const note = event.repeats ? <p>All of its occurrences go with it.</p> : undefined;
        const onSelect = () => void actions.current.askToDelete(event, note);
        items.push({ label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect });
      }
      return mayWrite ? [...items, ...publishAndDuplicateItems(event, actions.current)] : items;
    },
    [property, mayWrite, mayDelete, actions],
  );
}
