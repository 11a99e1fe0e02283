import { getIn } from 'formik';
import { single, type ShownProps } from '../fields/fieldKind';
import { useFieldScope } from '../fields/fieldScope';
import { ReferenceField } from '../fields/reference/ReferenceField';
import { ReferenceName } from '../fields/reference/ReferenceName';
import { useAuthority } from '../session';
import { calendarsHref } from './eventType';
import { useCalendars } from './useCalendars';

const NOUN = { singular: 'calendar', plural: 'calendars' };

function CalendarInput({ name }: { name: string }) {
  const { property } = useFieldScope();
  const list = useCalendars(property.id);
  const { can } = useAuthority();
  const addHref = can('WRITE', 'calendar', property.id) ? calendarsHref(property) : undefined;
  return <ReferenceField name={name} label="Calendar" noun={NOUN} list={list} addHref={addHref} />;
}

const CalendarName = ({ values, name, property }: ShownProps) => (
  <ReferenceName id={getIn(values, name)} list={useCalendars(property.id)} other="Another calendar" />
);

/** The calendar that the event belongs to. */
export const calendarChoice = () => single<string>({ label: 'Calendar', initial: '', Input: CalendarInput, Shown: CalendarName });
