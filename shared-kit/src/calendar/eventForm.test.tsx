import { screen, waitFor, within } from '@testing-library/react';
import { bodyOf, event, fill, onTheDay, openEdit, openNew, places, server } from '../../testing/calendar';
import { listOf } from '../../testing/fakeApi';
import { optionsOf, section, sections } from '../../testing/formParts';
import { wireAsset } from '../../testing/media';

onTheDay();

test.each(places)('%s: a new event has its sections and defaults, is sent, and leads back to the calendars', async (place) => {
  const api = server(place);
  const { user, address } = openNew(place);
  await fill(user);
  expect(sections()).toEqual([
    'Title & Content',
    'Date & Time',
    'Set an Image',
    'CTA',
    'Internal Detail Page',
    'Preview + Publish',
  ]);
  expect(screen.getByRole('link', { name: 'Calendars' })).toHaveAttribute('href', `/${place}s/7/calendars`);
  expect(screen.getByRole('checkbox', { name: /^All Day/ })).not.toBeChecked();
  expect(screen.getByText('Does not repeat')).toBeInTheDocument();
  for (const name of [/^Published/, /^Archived/]) expect(screen.getByRole('switch', { name })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars?day=2026-11-06`));
  expect(bodyOf(api, 'POST')).toEqual({
    calendar_id: 'a',
    title: 'Jazz',
    short_description: '',
    start: '2026-11-06T20:00:00',
    end: '2026-11-06T22:30:00',
    all_day: false,
    custom_time: '',
    repeats: null,
    repeats_on: [],
    event_ends_option: null,
    repeats_times: null,
    repeats_ends_on: null,
    images: [],
    cta: { type: 'No Detail Page', link_text: '', link_url: '', tracking_tag: '' },
    details: {
      content: '',
      image: null,
      cta: {
        type: null,
        title_input: null,
        link_url: '',
        opens_in_new_window: true,
        add_date_picker_popup: false,
        advanced_purchase_days: 0,
        minimum_night_stay: 1,
        tracking_tag: '',
      },
    },
    published: false,
    archived: false,
  });
});

test.each(places)('%s: each call to action requires its own fields, with the hints on http and https', async (place) => {
  const api = server(place);
  const { user, address } = openNew(place);
  await fill(user);
  const part = within(screen.getByRole('region', { name: 'CTA' }));
  const type = part.getByRole('combobox', { name: 'CTA' });
  expect(optionsOf(type)).toEqual(['No Detail Page', 'Internal Detail Page', 'External Site']);
  expect(type).toHaveDisplayValue('No Detail Page');
  expect(part.queryByRole('textbox')).not.toBeInTheDocument();
  await user.selectOptions(type, 'Internal Detail Page');
  expect(part.queryByRole('textbox', { name: 'CTA Link URL' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await screen.findByRole('alert');
  expect(links()).toEqual(['CTA Link Text: Required!']);
  await user.selectOptions(type, 'External Site');
  await waitFor(() => expect(links()).toEqual(['CTA Link Text: Required!', 'CTA Link URL: Required!']));
  const url = part.getByRole('textbox', { name: 'CTA Link URL' });
  for (const name of ['Generate URL', 'Generate Email URL', 'Generate Adobe Tracking'])
    expect(part.getByRole('button', { name })).toBeEnabled();
  expect(url).toHaveAccessibleDescription(/Include http:\/\/.*opens in a new window automatically/);
  await user.type(part.getByRole('textbox', { name: 'CTA Link Text' }), ' Tickets ');
  await user.type(url, 'http://tickets.example');
  await user.type(part.getByRole('textbox', { name: 'Tracking Tag' }), 'J-1');
  const page = within(screen.getByRole('region', { name: 'Internal Detail Page' }));
  for (const [label, dateFields] of [
    ['Learn More', 0],
    ['Inquire Now', 0],
    ['Check Availability', 1],
  ] as const) {
    await user.selectOptions(page.getByRole('combobox', { name: 'Internal Detail Page CTA' }), label);
    expect(page.queryAllByRole('checkbox', { name: /date picker/ })).toHaveLength(dateFields);
  }
  expect(page.getByRole('textbox', { name: 'CTA Link URL' })).toHaveAccessibleDescription(/Include https:\/\//);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars?day=2026-11-06`));
  expect(bodyOf(api, 'POST')).toMatchObject({
    cta: { type: 'External Site', link_text: 'Tickets', link_url: 'http://tickets.example', tracking_tag: 'J-1' },
  });
});

test.each(places)('%s: stored values are loaded into their fields and sent back unchanged', async (place) => {
  const details = {
    content: '<p>All evening.</p>',
    image: { asset_id: '6', alt: 'A trio' },
    cta: {
      type: 'Other',
      title_input: 'Write to us',
      link_url: 'https://a.example',
      opens_in_new_window: false,
      add_date_picker_popup: true,
      advanced_purchase_days: 3,
      minimum_night_stay: 2,
      tracking_tag: 'J-2',
    },
  };
  const stored = {
    images: [{ asset_id: '5', alt: 'A band' }],
    repeats: 'weekly',
    repeats_on: ['Friday'],
    event_ends_option: 'Repeats Forever',
    cta: { type: 'Internal Detail Page', link_text: 'More', link_url: '', tracking_tag: '' },
    details,
  };
  const api = server(place, [event('1', stored)]);
  const { user, address } = openEdit(place);
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  expect(screen.getByText('Weekly on Friday')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Internal Detail Page Content' })).toHaveValue('All evening.');
  expect(screen.getByRole('textbox', { name: 'Internal Detail Page CTA title' })).toHaveValue('Write to us');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/${place}s/7/calendars?day=2026-11-06`));
  const sent = bodyOf(api, 'PUT') as typeof stored;
  expect(sent).toMatchObject({ ...stored, title: 'Event 1!' });
});

test.each(places)('%s: the pictures of an event are chosen from the category Calendars and need a text', async (place) => {
  const api = server(place);
  api.set('GET /assets', listOf([wireAsset('5')]));
  api.set('GET /assets/:id', ({ params }) => ({ data: wireAsset(params.id ?? '') }));
  const { user } = openNew(place);
  await fill(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), 'Internal Detail Page');
  await user.type(screen.getByRole('textbox', { name: 'CTA Link Text' }), 'More');
  for (const part of ['Set an Image', 'Internal Detail Page']) {
    await user.click(section(part).getByRole('button', { name: 'Choose from library' }));
    await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  }
  const queries = api.calls.filter(({ path }) => path === '/assets').map(({ query }) => [query.filetype, query.q]);
  // Both pickers ask for the same pictures, so the second one already has them.
  expect(queries).toEqual([['image', 'cat#Calendars']]);
  const alts = screen.getAllByRole('textbox', { name: /^Image Alt/ });
  expect(alts).toHaveLength(2);
  for (const alt of alts) await user.clear(alt);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Image Alt Tag is required')).toHaveLength(2);
  expect(bodyOf(api, 'POST')).toBeUndefined();
});

test.each(places)('%s: an event with a wrong year is refused at its end', async (place) => {
  const api = server(place, [event('1')]);
  const { user } = openEdit(place);
  const end = await screen.findByRole('textbox', { name: 'End' });
  await user.clear(end);
  await user.type(end, '11/06/2206 10:30 PM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const message = 'The event lasts more than ten years: check the years of its start and end.';
  await waitFor(() => expect(end).toHaveAccessibleDescription(message));
  expect(bodyOf(api, 'PUT')).toBeUndefined();
});

test('invalid texts that No Detail Page hides do not prevent saving, and are not sent', async () => {
  const api = server('hotel');
  const { user } = openNew('hotel');
  await fill(user);
  const type = screen.getByRole('combobox', { name: 'CTA' });
  await user.selectOptions(type, 'External Site');
  await user.type(screen.getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
  for (const name of ['CTA Link Text', 'Tracking Tag']) {
    await user.click(screen.getAllByRole('textbox', { name })[0] as HTMLElement);
    await user.paste('x'.repeat(1001));
  }
  await user.selectOptions(type, 'No Detail Page');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(api, 'POST')).toMatchObject({ cta: { type: 'No Detail Page', link_text: '', link_url: '', tracking_tag: '' } }),
  );
});
