import { screen, waitFor, within } from '@testing-library/react';
import { wireAsset } from 'shared-kit/testing/media';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { storedItem } from 'shared-kit/testing/kinds/testedKind';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { event } from './event';
import eventForm from './eventForm';
import { optionalFields, optionsOf, section } from 'shared-kit/testing/formParts';

const LIST = '/properties/7/events';
const pdf = wireAsset('9', { name: 'Programme', filename: 'jazz.pdf', filetype: 'application/pdf', url: '/files/9.pdf' });
const server = () =>
  fakeApi({
    'GET /properties/7': { data: restaurant('7', 'Ember & Oak') },
    'GET /assets': ({ query }) => listOf(query.filetype === 'appli' ? [pdf] : [wireAsset('5')]),
    'GET /assets/:id': ({ params }) => ({ data: wireAsset(params.id ?? '') }),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: storedItem('9', body as object) } }),
  });
const open = () =>
  renderPage(<FormPage type={event} form={eventForm} />, '/restaurants/:restaurantId/events/new', '/restaurants/7/events/new');
const assets = (api: ReturnType<typeof server>) => api.calls.filter(({ path }) => path === '/assets').map(({ query }) => query);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('pictures and documents of all categories are offered, and found by tag or by file name', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('textbox', { name: 'Title' });
  await user.click(section('Set an Image').getByRole('button', { name: 'Choose from library' }));
  await screen.findByRole('button', { name: /Picture 5/ });
  expect(assets(api)[0]).toMatchObject({ filetype: 'image' });
  expect(assets(api)[0]).not.toHaveProperty('q');
  await user.type(screen.getByRole('searchbox', { name: 'Search by tag' }), 'jazz{Enter}');
  await waitFor(() => expect(assets(api).at(-1)).toMatchObject({ filetype: 'image', q: 'jazz' }));
  await user.click(screen.getByRole('button', { name: 'File Name' }));
  await waitFor(() => expect(assets(api).at(-1)).toMatchObject({ filetype: 'image', name: 'i%%jazz' }));
  await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  await user.click(section('Upload PDF').getByRole('button', { name: 'Choose from library' }));
  await screen.findByRole('button', { name: /Programme/ });
  expect(assets(api).at(-1)).toMatchObject({ filetype: 'appli' });
  expect(assets(api).at(-1)).not.toHaveProperty('q');
});

test('every field of an event is typed or chosen, and sent under its own name', async () => {
  const api = server();
  const { user, address } = open();
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type('Title', 'Jazz on Thursdays');
  await type('Body', 'Two sets.');
  await user.click(screen.getByRole('checkbox', { name: 'Display on homepage' }));
  await type('Short Description', 'From eight');
  const cta = screen.getByRole('combobox', { name: 'CTA' });
  expect(optionsOf(cta)).toEqual(['Book Now', 'Inquire Now', 'Learn More', 'None', 'Other']);
  expect(cta).toHaveDisplayValue('None');
  await user.selectOptions(cta, 'Inquire Now');
  await type('CTA Link URL', 'https://ember.example/table');
  await user.click(screen.getByRole('checkbox', { name: 'Opens in new window' }));
  await type('Start Date', '11/01/2026 9:30 AM');
  await user.click(section('Set an Image').getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  await user.click(section('Upload PDF').getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Programme/ }));
  await type('PDF Link Copy', 'The programme');
  await type('PDF GA Link', 'jazz-pdf');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/restaurants/7/events'));
  const body = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(body).toMatchObject({
    title: 'Jazz on Thursdays',
    body: '<p>Two sets.</p>',
    display_on_homepage: true,
    short_description: 'From eight',
    cta: { type: 'Inquire Now', type_input: null, link_url: 'https://ember.example/table', opens_in_new_window: true },
    starts_on: '2026-11-01T09:30:00.000Z',
    ends_on: '2120-01-01T00:00:00.000Z',
    does_not_end: true,
    images: [{ asset_id: '5', alt: 'What 5 shows' }],
    pdf: { asset_id: '9' },
    pdf_link_copy: 'The programme',
    pdf_ga_link: 'jazz-pdf',
    published: false,
    archived: false,
  });
});

test('only the text and the tag of the PDF are marked as optional', async () => {
  server();
  open();
  await screen.findByRole('textbox', { name: 'Title' });
  expect(optionalFields()).toEqual(['PDF Link Copy', 'PDF GA Link']);
});

test('the end, the link and the image are checked with the exact messages', async () => {
  const api = server();
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('checkbox', { name: /Does not end/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await user.type(screen.getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
  await user.click(section('Set an Image').getByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('button', { name: /Picture 5/ }));
  await user.clear(screen.getByRole('textbox', { name: /^Image Alt Tag/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace(/^.*: /, ''))).toEqual([
    'CTA Link URL must be valid url',
    'End date is required if event ends',
    'Image Alt Tag is required',
  ]);
  expect(api.paths()).not.toContain(`POST ${LIST}`);
});

test('a too long short description does not prevent saving once the home page is unticked', async () => {
  const api = server();
  const { user, address } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('checkbox', { name: 'Display on homepage' }));
  await user.click(screen.getByRole('textbox', { name: 'Short Description' }));
  await user.paste('x'.repeat(1001));
  await user.click(screen.getByRole('checkbox', { name: 'Display on homepage' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/restaurants/7/events'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ short_description: '' });
});

test('uploading in the pickers of an event needs the full wildcard', async () => {
  server();
  signedInAs([granted('event', '7', 'rwx'), granted('asset', null, 'rwx')]);
  const { unmount } = open();
  expect(await screen.findAllByRole('button', { name: 'Choose from library' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Upload File' })).not.toBeInTheDocument();
  unmount();
  signedInAs();
  open();
  expect(await screen.findAllByRole('button', { name: 'Upload File' })).toHaveLength(2);
});

test('the preview shows the home page with the short description, or that the event is not on it', async () => {
  server();
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Oysters');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  await user.click(preview.getByRole('button', { name: 'Home Page' }));
  expect(preview.getByText('The home page does not show it.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Display on homepage' }));
  await user.type(screen.getByRole('textbox', { name: 'Short Description' }), 'A dozen and a glass.');
  expect(await preview.findByText('A dozen and a glass.', { selector: 'p' })).toBeInTheDocument();
});
