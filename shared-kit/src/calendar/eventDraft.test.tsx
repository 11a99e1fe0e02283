import { screen, waitFor } from '@testing-library/react';
import { onTheDay, open, server } from '../../testing/calendar';
import EventFormPage from './EventFormPage';

onTheDay();

const isKept = (text: string) => Object.values({ ...localStorage }).some((kept) => String(kept).includes(text));
const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' });

test.each(['/events/new', '/events/new?day=2026-12-20'])(
  'the draft of an event that was begun on a day of the calendar keeps that day when it is restored at %s',
  async (address) => {
    server('hotel');
    const first = open('hotel', <EventFormPage />, '/events/new?day=2026-12-05');
    await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Jazz');
    expect(start()).toHaveValue('12/05/2026 12:00 PM');
    await waitFor(() => expect(isKept('Jazz')).toBe(true));
    first.unmount();
    const { user } = open('hotel', <EventFormPage />, address);
    await user.type(await screen.findByRole('textbox', { name: 'Custom Time' }), 'Late');
    await waitFor(() => expect(isKept('Late')).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Jazz');
    expect(start()).toHaveValue('12/05/2026 12:00 PM');
    // What was typed since stays.
    expect(screen.getByRole('textbox', { name: 'Custom Time' })).toHaveValue('Late');
  },
);
