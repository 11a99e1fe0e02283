import { useMemo } from 'react';
import { Status } from '../content/columns';
import { WithRows } from '../content/WithRows';
import { useListAddress } from '../content/useListAddress';
import { plainListDate } from '../rules/dates';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Anchor } from '../ui/link/Anchor';
import { Pager } from '../ui/pager/Pager';
import { Table, type Column } from '../ui/table/Table';
import type { CalendarStyle } from './calendarStyles';
import css from './calendar.module.css';
import { eventHref } from './eventType';
import { useEventMenu } from './useEventMenu';
import { useEvents } from './useCalendars';

interface Props {
  property: Property;
  styleOf: (id: string) => CalendarStyle | undefined;
}

/** The archived events of a property, newest first: they belong to no month (document 2 §4.1). */
export function ArchivedEvents({ property, styleOf }: Props) {
  const api = useEvents(property.id);
  const { page, perPage, showPage } = useListAddress();
  const list = api.useList({ archived: true, orderBy: 'start:DESC', page, perPage });
  const { meta } = list;
  const columns = useMemo<Column<CalendarEvent>[]>(
    () => [
      {
        key: 'title',
        header: 'Title',
        kind: 'title',
        cell: ({ id, title }) => <Anchor href={eventHref(property, id)}>{title}</Anchor>,
      },
      { key: 'start', header: 'Start', cell: ({ start }) => plainListDate(start.slice(0, 10)) },
      { key: 'calendar', header: 'Calendar', cell: ({ calendarId }) => styleOf(calendarId)?.name ?? '--' },
      { key: 'status', header: 'Status', kind: 'status', cell: () => <Status published={false} stateText="Archived" /> },
    ],
    [property, styleOf],
  );
  const menu = useEventMenu(property);
  return (
    <section aria-labelledby="archived-events">
      <div className={css.bar}>
        <h2 id="archived-events">Archived events</h2>
      </div>
      <WithRows loaded={list}>
        <Table
          label="Archived events"
          columns={columns}
          rows={list.loading ? undefined : list.data}
          stale={list.stale}
          rowKey={({ id }) => id}
          nameOf={({ title }) => title}
          menu={menu}
          empty={<EmptyState title="No archived events">Archived items are kept here, off the site.</EmptyState>}
        />
      </WithRows>
      <Pager {...meta} onPage={showPage} />
    </section>
  );
}
