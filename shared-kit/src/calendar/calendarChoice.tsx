import { getIn } from 'formik';
import { single, type ShownProps } from '../fields/fieldKind';
import { useFieldScope } from '../fields/fieldScope';
import { ReferenceField } from '../fields/reference/ReferenceField';
import { ReferenceName } from '../fields/reference/ReferenceName';
import { useAuthority } from '../session';
import { Anchor } from '../ui/link/Anchor';
import { calendarsHref } from './eventType';
import { useCalendars } from './useCalendars';

const WORDS = { singular: 'calendar', plural: 'calendars' };

function CalendarInput({ name }: { name: string }) {
  const { property } = useFieldScope();
  const list = useCalendars(property.id);
  const { can } = useAuthority();
  const none = can('WRITE', 'calendar', property.id) ? (
    <>
      There are no calendars yet. <Anchor href={calendarsHref(property)}>Add one</Anchor> first.
    </>
  ) : (
    'There are no calendars yet. Ask somebody who may add one.'
  );
  return <ReferenceField name={name} label="Calendar" noun={WORDS} list={list} emptyHint={none} />;
}

const CalendarName = ({ values, name, property }: ShownProps) => (
  <ReferenceName id={getIn(values, name)} list={useCalendars(property.id)} other="Another calendar" />
);

/** The calendar that the event belongs to. */
export const calendarChoice = () => single<string>({ label: 'Calendar', initial: '', Input: CalendarInput, Shown: CalendarName });
