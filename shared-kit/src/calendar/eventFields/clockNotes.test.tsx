import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '../../../testing/FieldForm';
import { FieldScopeContext } from '../../fields/fieldScope';
import type { Property } from '../../rules/entities';
import { FOREVER } from '../../rules/repeat';
import { when } from './when';

const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;
const { Input } = when();
const ONCE = {
  start: '',
  end: '',
  allDay: false,
  repeats: 'none',
  repeatsOn: [] as string[],
  eventEndsOption: null as string | null,
  repeatsTimes: null,
  repeatsEndsOn: null,
};

function open(values: Partial<typeof ONCE>) {
  render(
    <FieldScopeContext.Provider value={{ property, itemId: undefined }}>
      <FieldForm initialValues={{ ...ONCE, ...values }} onSubmit={() => undefined}>
        <Input name="window" />
      </FieldForm>
    </FieldScopeContext.Provider>,
  );
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole('textbox', { name });

test('a note says what a start that the clocks skip becomes, and what the end becomes that moves with it', async () => {
  const user = open({});
  await user.type(box('Start'), '03/14/2027 2:30 AM');
  expect(box('Start')).toHaveAccessibleDescription('The clocks skip this time: it becomes Mar 14, 2027, 3:30 AM.');
  // Until its end is entered, an event lasts an hour. If the end did not move, this one would end the moment it starts.
  expect(box('End')).toHaveValue('03/14/2027 3:30 AM');
  expect(box('End')).toHaveAccessibleDescription('It moves with the start: it becomes Mar 14, 2027, 4:30 AM.');
  await user.clear(box('End'));
  await user.type(box('End'), '03/14/2027 3:15 AM');
  expect(box('End')).toHaveAccessibleDescription('It moves with the start: it becomes Mar 14, 2027, 4:15 AM.');
  await user.click(screen.getByRole('checkbox', { name: /^All Day/ }));
  for (const name of ['Start', 'End']) expect(box(name)).not.toHaveAccessibleDescription();
});

test('a note says that a time that occurs twice means the first one', () => {
  open({ start: '2026-11-01T01:30:00', end: '2026-11-01T03:00:00' });
  expect(box('Start')).toHaveAccessibleDescription('The clocks go back, so this time occurs twice: the first one is used.');
  expect(box('End')).not.toHaveAccessibleDescription();
});

test.each(['2026-12-01', '2027-03-14'])('a note says on which day the clocks skip the time of a series from %s', (day) => {
  open({ start: `${day}T02:30:00`, end: `${day}T02:45:00`, repeats: 'daily', eventEndsOption: FOREVER });
  expect(box('Start')).toHaveAccessibleDescription(
    'On days when the clocks skip this time it begins later: on Mar 14, 2027, 3:30 AM.',
  );
});

test('an event without a clock change has no note', () => {
  open({ start: '2026-12-01T20:30:00', end: '2026-12-01T22:45:00', repeats: 'daily', eventEndsOption: FOREVER });
  for (const name of ['Start', 'End']) expect(box(name)).not.toHaveAccessibleDescription();
});

test.each([
  ['no time before the start', false, true],
  ['every time of the first day, for an event that lasts all day,', true, false],
])('%s is offered as the end', async (_, allDay, isEarlierOff) => {
  const user = open({ start: '2026-12-01T20:30:00', end: '2026-12-01T22:45:00', allDay });
  await user.click(screen.getByRole('button', { name: 'Choose End' }));
  const earlier = await screen.findByRole('radio', { name: '20:15' });
  expect(earlier.matches(':disabled')).toBe(isEarlierOff);
  expect(screen.getByRole('radio', { name: '20:45' })).toBeEnabled();
});
