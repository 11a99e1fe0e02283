import { screen, waitFor, within } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { server, openNew, openEdit, title, save, fillRequired, sentBody } from '../../testing/specials/steps';
import { optionsOf, section, sections } from 'shared-kit/testing/formParts';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the form has its seven sections, and returns to the list after a save, unpublished and unarchived', async () => {
  const api = server();
  const { user, address } = openNew();
  await fillRequired(user);
  expect(sections()).toEqual([
    'Title & Content',
    'Date & Time',
    'Set an Image',
    'CTA',
    'Promo Flag',
    'Details Page',
    'Preview + Publish',
  ]);
  await save(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  expect(sentBody(api)).toMatchObject({
    title: 'Winter Escape',
    content: '<p>Stay two nights.</p>',
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2120-01-01T00:00:00.000Z',
    does_not_end: true,
    published: false,
    archived: false,
    promo_flag: null,
    package_restrictions: null,
    terms_and_conditions: null,
  });
  expect(sentBody(api).cta).toMatchObject({ type: null, advanced_purchase_days: 0, minimum_night_stay: 1 });
});

test('title, content and start are required, each at its field, counted in the navigator', async () => {
  const api = server();
  const { user } = openNew();
  await title();
  await save(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('heading')).toHaveTextContent('There are 3 things to put right');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Title: Required!', 'Content: Required!', 'Start Date: Required!']);
  expect(await title()).toHaveAccessibleDescription(/Required!/);
  expect(screen.getByRole('link', { name: /Title & Content\s*Errors: 2/ })).toBeInTheDocument();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('unticking does-not-end clears the end, which is then required', async () => {
  server();
  const { user } = openNew();
  await fillRequired(user);
  const end = screen.getByRole('textbox', { name: 'End Date' });
  expect(end).toHaveValue('01/01/2120 12:00 AM');
  await user.click(screen.getByRole('checkbox', { name: /Does not end/ }));
  expect(end).toHaveValue('');
  await save(user);
  expect(await section('Date & Time').findByText('End date is required if event ends')).toBeInTheDocument();
  await user.type(end, '10/01/2026 9:30 AM');
  expect(await section('Date & Time').findByText('End date must be after start date')).toBeInTheDocument();
});

test('Terms and Package Restrictions are required once they were added', async () => {
  server();
  const { user } = openNew();
  await fillRequired(user);
  await user.click(screen.getByRole('button', { name: 'Add Terms + Conditions' }));
  await user.click(screen.getByRole('button', { name: 'Add Package Restrictions' }));
  await save(user);
  const content = section('Title & Content');
  expect(await content.findByText("Terms + Conditions are required if they've been added")).toBeInTheDocument();
  expect(content.getByText("Package Restrictions are required if they've been added")).toBeInTheDocument();
});

test('Book Now shows the link, requires it, and it must be an address', async () => {
  server();
  const { user } = openNew();
  await fillRequired(user);
  const cta = section('CTA');
  expect(cta.queryByRole('textbox', { name: 'CTA Link URL' })).not.toBeInTheDocument();
  await user.selectOptions(cta.getByRole('combobox', { name: 'CTA' }), 'Offer Details');
  expect(cta.queryByRole('textbox', { name: 'CTA Link URL' })).not.toBeInTheDocument();
  await user.selectOptions(cta.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await save(user);
  expect(await cta.findByText('Required!')).toBeInTheDocument();
  await user.type(cta.getByRole('textbox', { name: 'CTA Link URL' }), 'book here');
  expect(await cta.findByText('CTA Link URL must be valid url')).toBeInTheDocument();
});

test('the two selects are disabled without the date picker; days are 00 to 60, nights 01 to 60', async () => {
  server();
  const { user } = openNew();
  await title();
  const cta = section('CTA');
  await user.selectOptions(cta.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  const days = cta.getByRole('combobox', { name: 'Advance Purchase Days' });
  const nights = cta.getByRole('combobox', { name: 'Minimum Night Stay' });
  expect(days).toBeDisabled();
  await user.click(cta.getByRole('checkbox', { name: /Add date picker popup/ }));
  expect(days).toBeEnabled();
  expect([optionsOf(days).at(0), optionsOf(days).at(-1), optionsOf(days).length]).toEqual(['00', '60', 61]);
  expect([optionsOf(nights).at(0), optionsOf(nights).at(-1), optionsOf(nights).length]).toEqual(['01', '60', 60]);
});

test('the details call to action hides the picker for Learn More and Inquire Now, and Other asks for a title', async () => {
  server();
  const { user } = openNew();
  await title();
  const details = section('Details Page');
  const type = details.getByRole('combobox', { name: 'Details Page CTA' });
  for (const word of ['Learn More', 'Inquire Now']) {
    await user.selectOptions(type, word);
    expect(details.getByRole('textbox', { name: 'CTA Link URL' })).toBeInTheDocument();
    expect(details.queryByRole('checkbox', { name: /date picker/ })).not.toBeInTheDocument();
  }
  await user.selectOptions(type, 'Check Availability');
  expect(details.getByRole('checkbox', { name: /date picker/ })).toBeInTheDocument();
  await user.selectOptions(type, 'Other');
  expect(details.getByRole('textbox', { name: 'Details Page CTA title' })).toBeInTheDocument();
});

test('promo flag Other needs its text, which is what is sent', async () => {
  const api = server();
  const { user, address } = openNew();
  await fillRequired(user);
  const flag = section('Promo Flag');
  await user.selectOptions(flag.getByRole('combobox', { name: 'Promo Flag' }), 'Other');
  await save(user);
  expect(await flag.findByText('Promo Flag title is required if Other is selected')).toBeInTheDocument();
  await user.type(flag.getByRole('textbox', { name: 'Promo Flag title' }), 'Third night free');
  await save(user);
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  expect(sentBody(api).promo_flag).toBe('Third night free');
});

test('a stored text that is no preset loads as Other with the text, an empty one as None', async () => {
  server({ promo_flag: 'Third night free', cta: { type: null } });
  openEdit();
  await title();
  expect(section('Promo Flag').getByRole('textbox', { name: 'Promo Flag title' })).toHaveValue('Third night free');
  expect(section('CTA').getByRole('combobox', { name: 'CTA' })).toHaveValue('None');
});

test('archiving unpublishes, and an archived special cannot be published', async () => {
  server();
  const { user } = openEdit();
  await title();
  const published = screen.getByRole('switch', { name: /Published/ });
  expect(published).toBeChecked();
  await user.click(screen.getByRole('switch', { name: /Archived/ }));
  expect(published).not.toBeChecked();
  expect(published).toBeDisabled();
  expect(published).toHaveAccessibleDescription('An archived special cannot be published.');
});

test('Loading ... shows until the special is loaded; the form has the stored values and sends the version', async () => {
  const api = server({ title: 'Bring the Dog' });
  const { user } = openEdit();
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  expect(await title()).toHaveValue('Bring the Dog');
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  await user.type(await title(), '!');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"3"'));
});

test('the preview follows the typing, and the live address uses the custom URL', async () => {
  server();
  const { user } = openEdit();
  await user.clear(await title());
  await user.type(await title(), 'Spring');
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeInTheDocument();
  expect(section('Details Page').getByText('https://marchmont.example/exclusive-offer/?p=1')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Custom URL' }), 'spring');
  expect(await section('Details Page').findByText('https://marchmont.example/exclusive-offer/?p=spring')).toBeInTheDocument();
});
