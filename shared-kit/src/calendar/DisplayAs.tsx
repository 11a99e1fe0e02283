import { useRef } from 'react';
import { useProperties } from 'shared-kit/api/property';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { setFlags } from '../content/setFlags';
import { failureText } from '../form/lostAnswer';
import { CALENDAR_DISPLAYS } from '../rules/calendarOptions';
import type { Property } from '../rules/entities';
import { Segments } from '../ui/input/Segments';
import css from './calendar.module.css';
import type { CalendarAddress, Display } from './useCalendarAddress';

/** Chooses grid or list. If the person has the right, the choice is saved on the property, for everybody (document 2 §4.7). */
export function DisplayAs({ property, address }: { property: Property; address: CalendarAddress }) {
  const { can } = useAuthority();
  const properties = useProperties();
  const maySave = can('WRITE', 'calendar', property.id) || can('WRITE', 'property', property.id);

  const latest = useRef<Display>();
  const previousSave = useRef(Promise.resolve());

  const save = async (display: Display) => {
    // Of several quick choices only the last is saved: the server may process two calls in either order.
    if (latest.current !== display) return;
    try {
      await setFlags(properties, property.id, { calendarDisplayAs: display });
      const label = CALENDAR_DISPLAYS.find(({ value }) => value === display)?.label;
      toast({ text: `The calendars of ${property.name} open as ${label} for everybody now.` });
    } catch (error) {
      toast({ text: failureText('Display As', 'saved', error), tone: 'problem' });
    }
  };
  const choose = (display: Display) => {
    address.showDisplay(display);
    if (!maySave) return;
    latest.current = display;
    previousSave.current = previousSave.current.then(() => save(display));
  };
  return (
    <div>
      <p className={css.caption}>Display As</p>
      <Segments
        label="Display As"
        options={CALENDAR_DISPLAYS.map(({ value, label }) => ({ key: value, label }))}
        value={address.display}
        onChange={choose}
      />
      {maySave && <p className={css.note}>Saved for everybody who opens this page.</p>}
    </div>
  );
}
