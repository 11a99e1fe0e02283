import type { FormikProps } from 'formik';
import { createRef } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '../../../testing/FieldForm';
import type { Property } from '../../rules/entities';
import type { Values } from '../fieldKind';
import { FieldScopeContext } from '../fieldScope';
import { dateWindow } from './dateWindow';

const property = { id: '7', type: 'hotel', name: 'The Larkspur', timezone: 'America/New_York' } as Property;

const form = createRef<FormikProps<Values>>();
const formValues = () => form.current?.values ?? {};

function open(values: Values = { startsOn: '', endsOn: '', doesNotEnd: false }) {
  const { Input } = dateWindow({ startNote: 'When guests begin to see it.' });
  render(
    <FieldScopeContext.Provider value={{ property, itemId: undefined }}>
      <FieldForm innerRef={form} initialValues={values} onSubmit={() => undefined}>
        <>
          <Input name="window" />
          <button type="button">After</button>
        </>
      </FieldForm>
    </FieldScopeContext.Provider>,
  );
  return userEvent.setup();
}
const box = (name: string) => screen.getByRole('textbox', { name });
const panel = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: `Choose ${name}` }));
  const dialog = screen.getByRole('dialog', { name });
  await within(dialog).findByRole('button', { name: /Now|Today/ });
  return dialog;
};

afterEach(() => jest.restoreAllMocks());

test('a day typed without a time starts at 12:00 AM or ends at 11:45 PM, in the property’s time zone', async () => {
  const user = open();
  await user.type(box('Start Date'), '12/1/26');
  await user.type(box('End Date'), 'Dec 25 2026');
  await user.tab();
  expect(box('Start Date')).toHaveValue('12/01/2026 12:00 AM');
  expect(box('End Date')).toHaveValue('12/25/2026 11:45 PM');
  expect(formValues()).toMatchObject({ startsOn: '2026-12-01T05:00:00.000Z', endsOn: '2026-12-26T04:45:00.000Z' });
});

test('the field says what the start means and when the item leaves the site', async () => {
  const user = open();
  expect(box('Start Date')).toHaveAccessibleDescription('When guests begin to see it.');
  await user.type(box('End Date'), '12/25/2099');
  expect(box('End Date')).toHaveAccessibleDescription('Leaves the site on Dec 25, 2099, 11:45 PM.');
  await user.clear(box('End Date'));
  expect(screen.queryByText(/the site on/)).toBeNull();
  await user.type(box('End Date'), '12/25/2001 6pm');
  expect(box('End Date')).toHaveAccessibleDescription('Left the site on Dec 25, 2001, 6:00 PM.');
  await user.click(screen.getByRole('checkbox', { name: /^Does not end/ }));
  expect(box('End Date')).not.toHaveAccessibleDescription();
});

test('the note changes when the item leaves the site while the form is open', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-25T22:59:30Z') });
  try {
    open({ startsOn: '2026-12-01T05:00:00.000Z', endsOn: '2026-12-25T23:00:00.000Z', doesNotEnd: false });
    expect(box('End Date')).toHaveAccessibleDescription('Leaves the site on Dec 25, 2026, 6:00 PM.');
    act(() => jest.advanceTimersByTime(60_000));
    expect(box('End Date')).toHaveAccessibleDescription('Left the site on Dec 25, 2026, 6:00 PM.');
  } finally {
    jest.useRealTimers();
  }
});

test('a note says that an end is so late that it is stored as no end', async () => {
  const user = open();
  await user.type(box('End Date'), '12/29/2119');
  expect(box('End Date')).toHaveAccessibleDescription('Leaves the site on Dec 29, 2119, 11:45 PM.');
  await user.clear(box('End Date'));
  await user.type(box('End Date'), '01/01/2120');
  expect(box('End Date')).toHaveAccessibleDescription('An end this late means that it does not end.');
  await user.click(screen.getByRole('checkbox', { name: /^Does not end/ }));
  expect(box('End Date')).not.toHaveAccessibleDescription();
});

test('a picked end is at 11:45 PM of its day, a picked start at 12:00 AM', async () => {
  const user = open({ startsOn: '2026-12-01T05:00:00.000Z', endsOn: '', doesNotEnd: false });
  const ends = await panel(user, 'End Date');
  await user.click(within(ends).getByRole('gridcell', { name: /December 25th/ }));
  expect(formValues().endsOn).toBe('2026-12-26T04:45:00.000Z');
  await user.click(box('Start Date'));
  await user.clear(box('Start Date'));
  const starts = await panel(user, 'Start Date');
  await user.click(within(starts).getByRole('gridcell', { name: / 15th/ }));
  expect(box('Start Date').getAttribute('value')).toMatch(/\/15\/\d{4} 12:00 AM$/);
});

const windowOf = (values: Values) => ({ endsOn: '', doesNotEnd: false, ...values });

test('the calendar offers no end that the form would refuse: the earliest is a quarter of an hour after the start', async () => {
  const user = open(windowOf({ startsOn: '2026-12-24T17:00:00.000Z', endsOn: '2026-12-26T15:00:00.000Z' }));
  const dialog = await panel(user, 'End Date');
  // 10:00 of the chosen end is too early on the day of the start, which begins at 12:00.
  await user.click(within(dialog).getByRole('gridcell', { name: /December 24th/ }));
  expect(box('End Date')).toHaveValue('12/24/2026 12:15 PM');
  expect(within(dialog).getByRole('radio', { name: '12:00' })).toBeDisabled();
  expect(within(dialog).getByRole('radio', { name: '12:15' })).toBeEnabled();
});

test('the minute after the start is offered as the end if it is a quarter of an hour, and Now if the start has passed', async () => {
  const user = open(windowOf({ startsOn: '2020-12-24T17:14:00.000Z', endsOn: '2020-12-24T19:00:00.000Z' }));
  const dialog = await panel(user, 'End Date');
  expect(within(dialog).getByRole('radio', { name: '12:15' })).toBeEnabled();
  expect(within(dialog).getByRole('button', { name: 'Now' })).toBeEnabled();
});

test('a day without a time after the start is not offered as the end', async () => {
  const user = open(windowOf({ startsOn: '2026-12-25T04:45:00.000Z' }));
  const dialog = await panel(user, 'End Date');
  expect(within(dialog).getByRole('gridcell', { name: /December 24th/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(dialog).getByRole('gridcell', { name: /December 25th/ }));
  expect(box('End Date')).toHaveValue('12/25/2026 11:45 PM');
});

test('the panel takes the focus; Escape closes it and gives the focus back', async () => {
  const user = open({ startsOn: '2026-12-24T17:00:00.000Z', endsOn: '', doesNotEnd: false });
  const dialog = await panel(user, 'Start Date');
  await waitFor(() => expect(within(dialog).getByRole('gridcell', { name: /December 24th/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose Start Date' })).toHaveFocus();
});

test('while no time can be chosen, the list of times itself can be reached and scrolled with the keyboard', async () => {
  const user = open();
  const times = within(await panel(user, 'Start Date')).getByRole('radiogroup', { name: /^Time/ });
  expect(times).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('gridcell', { name: /15th/ }));
  expect(times).toHaveAttribute('tabindex', '-1');
});

test('a click on a time chooses it, and a click between the times leaves the panel open', async () => {
  // A section gets the focus when something unfocusable inside it is clicked.
  document.body.tabIndex = -1;
  const user = open({ startsOn: '2026-12-24T17:00:00.000Z', endsOn: '', doesNotEnd: false });
  const dialog = await panel(user, 'Start Date');
  await user.click(within(dialog).getByRole('radiogroup'));
  expect(screen.getByRole('dialog', { name: 'Start Date' })).toBeInTheDocument();
  await user.click(within(dialog).getByText('10:15'));
  expect(box('Start Date')).toHaveValue('12/24/2026 10:15 AM');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  document.body.removeAttribute('tabindex');
});

test('the panel closes when the focus moves elsewhere, and does not take it back', async () => {
  const user = open();
  const dialog = await panel(user, 'Start Date');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let press = 0; press < 6 && screen.queryByRole('dialog'); press += 1) await user.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(box('End Date')).toHaveFocus();
});

test('the picker opens on today in the property’s time zone and marks it, wherever the browser is', async () => {
  // The tests' own clock is UTC: on 1 December there, while the hotel in New York is still in November.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-01T02:30:00Z'));
  const user = open();
  const dialog = await panel(user, 'Start Date');
  expect(within(dialog).getByRole('heading', { name: 'November 2026' })).toBeVisible();
  const current = () =>
    within(dialog)
      .getAllByRole('gridcell')
      .filter((day) => day.hasAttribute('aria-current'));
  expect(current().map((day) => day.getAttribute('aria-label'))).toEqual(['Choose Monday, November 30th, 2026']);
  await user.click(within(dialog).getByRole('button', { name: 'Previous Month' }));
  expect(current()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Next Month' }));
  expect(current()).toHaveLength(1);
});

test('Now sets the current minute', async () => {
  const user = open();
  const before = Math.floor(Date.now() / 60_000) * 60_000;
  await user.click(within(await panel(user, 'Start Date')).getByRole('button', { name: 'Now' }));
  const startTime = Date.parse(String(formValues().startsOn));
  expect(startTime).toBeGreaterThanOrEqual(before);
  expect(startTime).toBeLessThanOrEqual(Date.now());
  expect(screen.getByRole('button', { name: 'Choose Start Date' })).toHaveFocus();
});

test('a day in a year that is too late stays as it was typed', async () => {
  const user = open();
  await user.type(box('End Date'), '12/31/9999');
  await user.tab();
  expect(box('End Date')).toHaveValue('12/31/9999 11:45 PM');
  expect(formValues().endsOn).toBe('12/31/9999 11:45 PM');
});

test('Discard takes a typed date back to the stored one', async () => {
  const user = open(windowOf({ startsOn: '2026-12-24T17:00:00.000Z' }));
  await user.clear(box('Start Date'));
  await user.type(box('Start Date'), '12/01/2026 8:00 AM');
  expect(box('Start Date')).toHaveValue('12/01/2026 8:00 AM');
  act(() => form.current?.resetForm());
  expect(box('Start Date')).toHaveValue('12/24/2026 12:00 PM');
});

test('a time that the clocks skip stays as it is typed, and the field says what it becomes', async () => {
  const user = open();
  await user.type(box('Start Date'), '03/14/2027 2:30 AM');
  await user.tab();
  expect(box('Start Date')).toHaveValue('03/14/2027 2:30 AM');
  expect(box('Start Date')).toHaveAccessibleDescription(
    'The clocks skip this time: it becomes Mar 14, 2027, 3:30 AM. When guests begin to see it.',
  );
  expect(formValues().startsOn).toBe('2027-03-14T07:30:00.000Z');
  await user.clear(box('Start Date'));
  await user.type(box('Start Date'), '03/14/2027 2:30 PM');
  expect(box('Start Date')).toHaveValue('03/14/2027 2:30 PM');
  expect(formValues().startsOn).toBe('2027-03-14T18:30:00.000Z');
  await user.type(box('End Date'), '03/14/2027 2:15');
  expect(box('End Date')).toHaveAccessibleDescription(/^The clocks skip this time: it becomes Mar 14, 2027, 3:15 AM\. L/);
});

test('the field also says what a picked time that the clocks skip becomes', async () => {
  const user = open({ startsOn: '2027-03-14T05:00:00.000Z', endsOn: '', doesNotEnd: false });
  const dialog = await panel(user, 'Start Date');
  await user.click(within(dialog).getByText('02:45'));
  expect(box('Start Date')).toHaveValue('03/14/2027 2:45 AM');
  expect(box('Start Date')).toHaveAccessibleDescription(/^The clocks skip this time: it becomes Mar 14, 2027, 3:45 AM\./);
});

test('for a time that occurs twice, the field says which one is stored, and keeps it', async () => {
  const user = open(windowOf({ startsOn: '2026-11-01T06:30:00.000Z' }));
  expect(box('Start Date')).toHaveValue('11/01/2026 1:30 AM');
  expect(box('Start Date')).toHaveAccessibleDescription(/this time occurs twice: the second one is used\./);
  expect(formValues().startsOn).toBe('2026-11-01T06:30:00.000Z');
  await user.clear(box('Start Date'));
  await user.type(box('Start Date'), '11/01/2026 1:30 AM');
  expect(box('Start Date')).toHaveAccessibleDescription(/this time occurs twice: the first one is used\./);
  expect(formValues().startsOn).toBe('2026-11-01T05:30:00.000Z');
});
