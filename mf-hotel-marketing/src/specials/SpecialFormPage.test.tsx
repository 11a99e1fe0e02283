import { act, screen, waitFor, within } from '@testing-library/react';
import { expire } from 'shared-kit/session';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { marchmont, special } from './samples';
import SpecialFormPage from './SpecialFormPage';

const LIST = '/properties/7/specials';
const NEW = '/hotels/7/specials/new';
const EDIT = '/hotels/7/specials/1/edit';

function server(stored: object = {}) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    [`GET ${LIST}/:id`]: { data: special('1', stored) },
    [`GET ${LIST}`]: listOf([]),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: special('9', body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: special('1', body as object) }),
  });
}

const openNew = () => renderPage(<SpecialFormPage />, NEW.replace('7', ':hotelid'), NEW);
const openEdit = () => renderPage(<SpecialFormPage />, '/hotels/:hotelid/specials/:id/edit', EDIT);
type User = ReturnType<typeof openNew>['user'];

const title = () => screen.findByRole('textbox', { name: 'Title' });
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const section = (name: string) => within(screen.getByRole('region', { name }));

async function fillRequired(user: User) {
  await user.type(await title(), 'Winter Escape');
  await user.type(await screen.findByRole('textbox', { name: 'Content' }), 'Stay two nights.');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
}
const sent = (api: ReturnType<typeof server>, method = 'POST') =>
  api.calls.filter((call) => call.method === method).at(-1)?.body as Record<string, unknown> & { cta: object; details: object };

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('M-021 the form has its seven sections, M-022 and returns to the list after a save, M-109 unpublished and unarchived', async () => {
  const api = server();
  const { user, address } = openNew();
  await fillRequired(user);
  const nav = within(screen.getByRole('navigation', { name: 'Sections of this form' }));
  const sections = nav.getAllByRole('link').map((link) => link.textContent);
  expect(sections).toEqual([
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
  expect(sent(api)).toMatchObject({
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
  expect(sent(api).cta).toMatchObject({ type: null, advanced_purchase_days: 0, minimum_night_stay: 1 });
});

test('M-142 M-143 M-146 OP-74 title, content and start are required, each at its field, counted in the navigator', async () => {
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

test('M-147 M-111 unticking does-not-end clears the end, which is then required', async () => {
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

test('M-144 M-145 Terms and Package Restrictions are required once they were added', async () => {
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

test('M-148 M-149 M-114 Book Now shows the link, requires it, and it must be an address', async () => {
  server();
  const { user } = openNew();
  await fillRequired(user);
  const cta = section('CTA');
  expect(cta.queryByRole('textbox', { name: 'CTA Link URL' })).not.toBeInTheDocument();
  await user.selectOptions(cta.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await save(user);
  expect(await cta.findByText('Required!')).toBeInTheDocument();
  await user.type(cta.getByRole('textbox', { name: 'CTA Link URL' }), 'book here');
  expect(await cta.findByText('CTA Link URL must be valid url')).toBeInTheDocument();
});

test('M-117 the two selects wait for the date picker; M-081 days 00 to 60, nights 01 to 60', async () => {
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
  const words = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect([words(days).at(0), words(days).at(-1), words(days).length]).toEqual(['00', '60', 61]);
  expect([words(nights).at(0), words(nights).at(-1), words(nights).length]).toEqual(['01', '60', 60]);
});

test('M-115 M-116 the details call to action hides the picker for Learn More, and Other asks for a title', async () => {
  server();
  const { user } = openNew();
  await title();
  const details = section('Details Page');
  const type = details.getByRole('combobox', { name: 'Details Page CTA' });
  await user.selectOptions(type, 'Learn More');
  expect(details.queryByRole('checkbox', { name: /date picker/ })).not.toBeInTheDocument();
  await user.selectOptions(type, 'Check Availability');
  expect(details.getByRole('checkbox', { name: /date picker/ })).toBeInTheDocument();
  await user.selectOptions(type, 'Other');
  expect(details.getByRole('textbox', { name: 'Details Page CTA title' })).toBeInTheDocument();
});

test('M-150 M-079 promo flag Other needs its text, which is what is sent', async () => {
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
  expect(sent(api).promo_flag).toBe('Third night free');
});

test('M-124 M-125 stored words that are no preset load as Other with their text, nothing as None', async () => {
  server({ promo_flag: 'Third night free', cta: { type: null } });
  openEdit();
  await title();
  expect(section('Promo Flag').getByRole('textbox', { name: 'Promo Flag title' })).toHaveValue('Third night free');
  expect(section('CTA').getByRole('combobox', { name: 'CTA' })).toHaveValue('None');
});

test('M-104 M-106 archiving unpublishes, and an archived special cannot be published', async () => {
  server();
  const { user } = openEdit();
  await title();
  const published = screen.getByRole('switch', { name: /Published/ });
  expect(published).toBeChecked();
  await user.click(screen.getByRole('switch', { name: /Archived/ }));
  expect(published).not.toBeChecked();
  expect(published).toBeDisabled();
});

test('M-068 Loading ... shows until the special is there; it opens with what is stored and sends its version', async () => {
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

test('M-084 the preview follows the typing, the live address takes the custom url', async () => {
  server();
  const { user } = openEdit();
  await user.clear(await title());
  await user.type(await title(), 'Spring');
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeInTheDocument();
  expect(section('Details Page').getByText('https://marchmont.example/exclusive-offer/?p=1')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Custom URL' }), 'spring');
  expect(await section('Details Page').findByText('https://marchmont.example/exclusive-offer/?p=spring')).toBeInTheDocument();
});

describe('what can go wrong while saving', () => {
  const reply = (status: number, code: string, message: string, more: object = {}) => ({
    status,
    body: { message, code, fields: {}, ...more },
  });

  test('422: the message of a field lands on its field, the sentence in the box, and nothing typed is lost', async () => {
    const api = server();
    api.set(
      `PUT ${LIST}/:id`,
      reply(422, 'validation_failed', 'Please look at the marked fields.', {
        fields: { 'cta.link_url': 'CTA Link URL must be valid url' },
      }),
    );
    const { user } = openEdit();
    await user.type(await title(), ' again');
    await user.selectOptions(section('CTA').getByRole('combobox', { name: 'CTA' }), 'Book Now');
    await user.type(section('CTA').getByRole('textbox', { name: 'CTA Link URL' }), 'https://x.example');
    await save(user);
    expect(await screen.findByText('Please look at the marked fields.')).toBeInTheDocument();
    expect(section('CTA').getByText('CTA Link URL must be valid url')).toBeInTheDocument();
    expect(await title()).toHaveValue('Special 1 again');
  });

  test.each([
    [403, 'forbidden', 'You may not change specials of this hotel.'],
    [404, 'not_found', 'This special was deleted.'],
    [409, 'conflict', 'This id is taken.'],
    [500, 'internal', 'Something went wrong on the server.'],
  ])('OP-63 %i: the server’s sentence shows, Save waits, and the next change enables it again', async (status, code, message) => {
    const api = server();
    api.set(`PUT ${LIST}/:id`, reply(status, code, message));
    const { user } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(document.getElementById('hotel-special-error')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await title(), '!');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(await title()).toHaveValue('Special 1!!');
  });

  test('network gone: says so and Try again saves what was typed', async () => {
    const api = server();
    api.set(`PUT ${LIST}/:id`, 'network gone');
    const { user, address } = openEdit();
    await user.type(await title(), '!');
    await save(user);
    expect(await screen.findByText('The server could not be reached. Check your connection and try again.')).toBeInTheDocument();
    api.set(`PUT ${LIST}/:id`, { data: special('1') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
    expect(sent(api, 'PUT')).toMatchObject({ title: 'Special 1!' });
  });

  test('412: says who saved and when, keeps both texts, and saves the choice field by field over the newer version', async () => {
    const api = server({ title: 'Bring the Dog' });
    const current = special('1', {
      title: 'Bring both dogs',
      other_title: 'Dogs',
      version: 4,
      updated_by: { id: '2', name: 'Ada Lind' },
    });
    api.set(`PUT ${LIST}/:id`, ({ headers }) =>
      headers['If-Match'] === '"3"' ? reply(412, 'stale', 'Somebody else saved this.', { current }) : { data: current },
    );
    const { user, address } = openEdit();
    await user.type(await title(), ' and the cat');
    await save(user);
    const box = await screen.findByRole('alert');
    expect(within(box).getByRole('heading')).toHaveTextContent(/^Ada Lind saved this on /);
    const choice = within(within(box).getByRole('group', { name: 'Title' }));
    expect(choice.getByText('Bring the Dog and the cat')).toBeInTheDocument();
    await user.click(choice.getByRole('radio', { name: /Bring both dogs/ }));
    await user.click(within(box).getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
    expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.headers['If-Match']).toBe('"4"');
    expect(sent(api, 'PUT')).toMatchObject({ title: 'Bring both dogs', other_title: 'Dogs' });
  });

  test('OP-130 a session that ends in the middle of an edit keeps the text for the same person only', async () => {
    server();
    const first = openEdit();
    await first.user.type(await title(), ' in the snow');
    act(() => expire());
    first.unmount();

    signedInAs(undefined, { id: '2', firstName: 'Ada', lastName: 'Lind' });
    const other = openEdit();
    expect(await title()).toHaveValue('Special 1');
    expect(screen.queryByText('Your unsaved text is still here.')).not.toBeInTheDocument();
    other.unmount();

    signedInAs();
    const { user } = openEdit();
    expect(await screen.findByText('Your unsaved text is still here.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(await title()).toHaveValue('Special 1 in the snow');
  });

  test('a special that is gone says so and leads back', async () => {
    const api = server();
    api.set(`GET ${LIST}/:id`, reply(404, 'not_found', 'There is no such special.'));
    openEdit();
    expect(await screen.findByRole('heading', { name: 'This special is not there any more.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Specials' })).toHaveAttribute('href', '/hotels/7/specials');
  });
});
