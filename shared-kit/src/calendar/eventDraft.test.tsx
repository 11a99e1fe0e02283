import { screen, waitFor } from '@testing-library/react';
import { onTheDay, open, server } from '../../testing/calendar';
import EventFormPage from './EventFormPage';

onTheDay();

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('innkeeper.draft:'));
const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' });

test.each(['/events/new', '/events/new?day=2026-12-20'])(
  'the draft of an event that was begun on a day of the calendar keeps that day, also where it is restored at %s',
  async (address) => {
    server('hotel');
    const first = open('hotel', <EventFormPage />, '/events/new?day=2026-12-05');
    await first.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Jazz');
    expect(start()).toHaveValue('12/05/2026 12:00 PM');
    await waitFor(() => expect(keptDrafts()).toHaveLength(1));
    first.unmount();
    const { user } = open('hotel', <EventFormPage />, address);
    await user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Jazz');
    expect(start()).toHaveValue('12/05/2026 12:00 PM');
  },
);
