import { useResource } from 'shared-kit/api/resource';
import { single } from '../fields/fieldKind';
import { useFieldScope } from '../fields/fieldScope';
import { ReferenceField } from '../fields/reference/ReferenceField';
import { PER_PAGE } from '../rules/limits';
import type { Calendar } from '../rules/models/calendar';

const WORDS = { one: 'calendar', many: 'calendars' };

function CalendarInput({ name }: { name: string }) {
  const { property } = useFieldScope();
  const list = useResource<Calendar>(`/properties/${property.id}/calendars`).useList({ perPage: PER_PAGE.most });
  const none = 'There is no calendar yet: add one on the calendars page first.';
  return <ReferenceField name={name} label="Calendar" words={WORDS} list={list} none={none} />;
}

/** The calendar that the event belongs to. */
export const calendarChoice = () => single<string>({ label: 'Calendar', initial: '', Input: CalendarInput });
