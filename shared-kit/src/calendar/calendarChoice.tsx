import { getIn } from 'formik';
import { single, type ShownProps } from '../fields/fieldKind';
import { useFieldScope } from '../fields/fieldScope';
import { ReferenceField } from '../fields/reference/ReferenceField';
import { ReferenceName } from '../fields/reference/ReferenceName';
import { useCalendars } from './useCalendars';

const WORDS = { singular: 'calendar', plural: 'calendars' };

function CalendarInput({ name }: { name: string }) {
  const list = useCalendars(useFieldScope().property.id);
  const none = 'There is no calendar yet: add one on the calendars page first.';
  return <ReferenceField name={name} label="Calendar" noun={WORDS} list={list} emptyHint={none} />;
}

const CalendarName = ({ values, name, property }: ShownProps) => (
  <ReferenceName id={getIn(values, name)} list={useCalendars(property.id)} other="Another calendar" />
);

/** The calendar that the event belongs to. */
export const calendarChoice = () => single<string>({ label: 'Calendar', initial: '', Input: CalendarInput, Shown: CalendarName });
