import { useMemo } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { Failed } from '../content/Failed';
import { offerUndo } from '../content/offerUndo';
import { tellDeleted } from '../content/tellDeleted';
import { undoChange } from '../content/undoWays';
import { useListAddress } from '../content/useListAddress';
import { confirmDelete } from '../modals/confirmDelete';
import { plainListDate } from '../rules/dates';
import type { CalendarEvent, Property } from '../rules/entities';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ArchiveIcon, PencilIcon, TrashIcon } from '../ui/icons/icons';
import { Anchor } from '../ui/link/Anchor';
import type { MenuItem } from '../ui/overlay/menuItem';
import { Pager } from '../ui/pager/Pager';
import { Table, type Column } from '../ui/table/Table';
import type { ShownCalendar } from './calendarColours';
import css from './calendar.module.css';
import { eventHref } from './eventType';

interface Props {
  property: Property;
  calendarOf: (id: string) => ShownCalendar | undefined;
}

/** The archived events of a property, newest first: they stand in no month (document 2 §4.1). */
export function ArchivedEvents({ property, calendarOf }: Props) {
  const api = useResource<CalendarEvent>(`/properties/${property.id}/calendar-events`);
  const { page, perPage, showPage } = useListAddress();
  const list = api.useList({ archived: true, orderBy: 'start:DESC', page, perPage });
  const { meta } = list;
  // The pager leads to the last page there is; until then nothing is said to be missing.
  const isBeyond = meta !== undefined && meta.page > Math.max(1, meta.totalPages);
  const { can } = useAuthority();
  const mayWrite = can('WRITE', 'calendar_event', property.id);
  const mayDelete = can('DELETE', 'calendar_event', property.id);

  const columns = useMemo<Column<CalendarEvent>[]>(
    () => [
      {
        key: 'title',
        header: 'Title',
        kind: 'title',
        cell: ({ id, title }) => <Anchor href={eventHref(property, id)}>{title}</Anchor>,
      },
      { key: 'start', header: 'Start', cell: ({ start }) => plainListDate(start.slice(0, 10)) },
      { key: 'calendar', header: 'Calendar', cell: ({ calendarId }) => calendarOf(calendarId)?.name ?? '--' },
    ],
    [property, calendarOf],
  );
  const unarchive = async ({ id, title }: CalendarEvent) => {
    try {
      const item = await api.save({ id, archived: false }, id);
      offerUndo({ text: `${title} unarchived.`, name: title, undo: undoChange(api.path, title, item) });
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
  };
  const remove = async (event: CalendarEvent) => {
    await api.remove(event.id);
    tellDeleted(api.path, event.title, event.id, mayWrite);
  };
  const menu = (event: CalendarEvent): MenuItem[] => [
    { label: 'Edit', icon: <PencilIcon />, href: eventHref(property, event.id) },
    ...(mayWrite ? [{ label: 'Unarchive', icon: <ArchiveIcon />, onSelect: () => void unarchive(event) }] : []),
    ...(mayDelete
      ? [
          {
            label: 'Delete',
            icon: <TrashIcon />,
            tone: 'danger' as const,
            onSelect: () => confirmDelete({ what: 'Calendar Event', name: event.title, onDelete: () => remove(event) }),
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="archived-events">
      <div className={css.bar}>
        <h2 id="archived-events">Archived events</h2>
      </div>
      {list.error ? (
        <Failed error={list.error} retry={list.reload} />
      ) : (
        <Table
          label="Archived events"
          columns={columns}
          rows={list.loading || isBeyond ? undefined : list.data}
          rowKey={({ id }) => id}
          nameOf={({ title }) => title}
          menu={menu}
          empty={<EmptyState title="No archived events.">What you archive is kept here, off the site.</EmptyState>}
        />
      )}
      {meta && <Pager {...meta} onPage={showPage} />}
    </section>
  );
}
