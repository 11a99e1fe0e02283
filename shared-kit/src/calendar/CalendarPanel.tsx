import { useState } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { confirmDelete } from '../modals/confirmDelete';
import { notifyDeleted } from '../content/notifyDeleted';
import type { Property } from '../rules/entities';
import type { Calendar } from '../rules/models/calendar';
import { withIds } from '../rules/withIds';
import { classes } from '../ui/classes';
import { IconButton } from '../ui/button/IconButton';
import { EyeIcon, EyeOffIcon, PencilIcon, TrashIcon } from '../ui/icons/icons';
import { Skeleton } from '../ui/feedback/Skeleton';
import { MenuButton } from '../ui/overlay/MenuButton';
import { Pager } from '../ui/pager/Pager';
import { DEFAULT_COLOUR, type CalendarStyle } from './calendarStyles';
import css from './calendar.module.css';
import { openEditCalendar } from './openEditCalendar';
import { NewCalendar } from './NewCalendar';
import { calendarsPath, useEvents } from './useCalendars';

/** More calendars on a page would push what is below them off the screen. */
const PER_PAGE = 25;

interface Props {
  property: Property;
  /** Undefined while loading. */
  calendars: Calendar[] | undefined;
  styles: ReadonlyMap<string, CalendarStyle>;
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
}

/** The list of calendars: eye, Edit and Delete, and the form of a new one (document 2 §2.3). */
export function CalendarPanel({ property, calendars, styles, hidden, onHide }: Props) {
  const api = useResource<Calendar>(calendarsPath(property.id));
  const events = useEvents(property.id);
  const { can } = useAuthority();
  const mayWrite = can('WRITE', 'calendar', property.id);
  const mayDelete = can('DELETE', 'calendar', property.id);

  const [page, setPage] = useState(1);
  const count = calendars?.length ?? 0;
  const pageRows = calendars?.slice((page - 1) * PER_PAGE, page * PER_PAGE);

  const toggle = (id: string) => onHide(withIds(hidden, [id], { isTicked: !hidden.has(id) }));
  // A new calendar comes last: show its page.
  const add = async (name: string, id: string) => {
    await api.save({ name }, undefined, undefined, id);
    setPage(Math.ceil((count + 1) / PER_PAGE));
    toast({ text: 'Calendar added.' });
  };
  // Events carry the name of their calendar and are deleted with it. A refused change may mean that somebody else deleted it.
  const thenRefreshEvents = (change: Promise<unknown>) => change.finally(events.refresh);
  const edit = (calendar: Calendar) =>
    openEditCalendar({
      calendar,
      onSave: async (name, baseVersion) => {
        await thenRefreshEvents(api.save({ name }, calendar.id, baseVersion));
        toast({ text: 'Calendar saved.' });
      },
    });
  const remove = (calendar: Calendar) =>
    confirmDelete({
      what: 'Calendar',
      name: calendar.name,
      note: <p>All of its events go with it.</p>,
      onDelete: async () => {
        await thenRefreshEvents(api.remove(calendar.id));
        notifyDeleted(api.path, calendar.name, calendar.id, { mayRestore: mayWrite, refreshMore: events.refresh });
      },
    });

  return (
    <section aria-labelledby="calendar-list">
      <h2 id="calendar-list" className={css.caption}>
        Calendars
      </h2>
      <ul className={css.calendars}>
        {pageRows?.map((calendar) => (
          <li key={calendar.id} className={classes(hidden.has(calendar.id) && css.hidden)}>
            <span className={classes(css.swatch, styles.get(calendar.id)?.colour ?? DEFAULT_COLOUR)} aria-hidden="true">
              {styles.get(calendar.id)?.mark}
            </span>
            <span className={css.calendarName}>{calendar.name}</span>
            <IconButton
              className={css.eye}
              label={`Show ${calendar.name}`}
              icon={hidden.has(calendar.id) ? <EyeOffIcon /> : <EyeIcon />}
              aria-pressed={!hidden.has(calendar.id)}
              onClick={() => toggle(calendar.id)}
            />
            {(mayWrite || mayDelete) && (
              <MenuButton
                label={`More for ${calendar.name}`}
                items={[
                  ...(mayWrite ? [{ label: 'Edit', icon: <PencilIcon />, onSelect: () => edit(calendar) }] : []),
                  ...(mayDelete
                    ? [{ label: 'Delete', icon: <TrashIcon />, tone: 'danger' as const, onSelect: () => remove(calendar) }]
                    : []),
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {!calendars && <Skeleton className={css.waiting} />}
      {/* Also shown on a page beyond the last one, as the way back. */}
      {(count > PER_PAGE || page > 1) && (
        <Pager page={page} perPage={PER_PAGE} count={count} totalPages={Math.ceil(count / PER_PAGE)} onPage={setPage} />
      )}
      {mayWrite && <NewCalendar onAdd={add} />}
    </section>
  );
}
