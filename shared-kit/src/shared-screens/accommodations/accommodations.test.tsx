import { screen, waitFor, within } from '@testing-library/react';
import { ACCOMMODATION_TYPES } from 'shared-kit/rules/itemTypes';
import { chooseInMenu } from '../../../testing/chooseInMenu';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { accommodationContent } from './content';
import { ListPage } from 'shared-kit/content/ListPage';
import { typePage } from 'shared-kit/content/contentPages';
import { accommodations } from './accommodation';
import { FormPage } from 'shared-kit/content/FormPage';
import accommodationForm from './accommodationForm';
import { ClonePage } from 'shared-kit/content/ClonePage';
import { sections } from '../../../testing/formParts';

const AccommodationsPage = typePage(accommodations, ListPage);
const AccommodationFormPage = typePage(accommodations, (props) => <FormPage {...props} form={accommodationForm} />);
const CloneAccommodationsPage = typePage(accommodations, ClonePage);

const LIST = '/properties/7/accommodations';
const row = (id: string, more: object = {}) => ({
  id,
  property_id: '7',
  sort_index: Number(id),
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: null,
  type: 'suite',
  title: `Room ${id}`,
  short_description: '<p>Words.</p>',
  starts_on: '2026-01-01T09:00:00.000Z',
  ends_on: '2120-01-01T00:00:00.000Z',
  does_not_end: true,
  published: true,
  archived: false,
  promo_flag: null,
  images: [],
  cta: { type: 'None' },
  ...more,
});
const server = (stored: object = {}) =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'The House') },
    'GET /properties': listOf([hotel('7', 'The House'), hotel('8', 'The Aster')]),
    'GET /assets/:id': ({ params }) => ({
      data: { id: params.id, name: 'A', filename: 'a.jpg', filesize: 1, tags: [], url: '' },
    }),
    [`GET ${LIST}`]: listOf([row('1'), row('2')]),
    [`GET ${LIST}/:id`]: { data: row('1', stored) },
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: row('9', body as object) } }),
    [`PUT ${LIST}/:id`]: ({ body }) => ({ data: row('1', body as object) }),
  });

const pathOf = (path: string) => `/hotels/7/accommodations/${path}`;
const openNew = () => renderPage(<AccommodationFormPage />, '/hotels/:hotelid/accommodations/suites/new', pathOf('suites/new'));
const openEdit = () =>
  renderPage(<AccommodationFormPage />, '/hotels/:hotelid/accommodations/suites/:id/edit', pathOf('suites/1/edit'));
const title = () => screen.findByRole('textbox', { name: 'Title' });
const save = (user: ReturnType<typeof openNew>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test.each(ACCOMMODATION_TYPES.map(({ value, path, heading }) => [path, value, heading]))(
  '%s lists its own type under its heading, and Delete Accommodation asks',
  async (path, type, heading) => {
    const api = server();
    const { user } = renderPage(<AccommodationsPage />, `/hotels/:hotelid/accommodations/${path}`, pathOf(path));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await chooseInMenu(user, 'Room 1', 'Delete');
    expect(await screen.findByRole('dialog', { name: 'Delete Accommodation' })).toBeInTheDocument();
    const calls = api.calls.filter((call) => call.path === LIST);
    expect(calls.map(({ query }) => query.type)).toEqual(calls.map(() => type));
  },
);

test('other spellings redirect to the usual address, with the rest of the path', () => {
  const routes = accommodationContent(ACCOMMODATION_TYPES.map(({ value }) => value)).flatMap(({ more }) => more?.routes ?? []);
  const redirects = Object.fromEntries(
    routes
      .filter(({ redirectTo }) => redirectTo)
      .map(({ path, redirectTo }) => [path.split('accommodations/')[1], redirectTo?.split('accommodations/')[1]]),
  );
  expect(redirects).toMatchObject({
    guestroom: 'guest-rooms',
    'guestrooms/new': 'guest-rooms/new',
    'guest-room/:id/edit': 'guest-rooms/:id/edit',
    'suite/clone': 'suites/clone',
    misc: 'miscs',
  });
});

test('the form has its sections; Other needs its text in both modals and the flag', async () => {
  const api = server();
  const { user } = openNew();
  await title();
  expect(screen.getByRole('heading', { level: 1, name: 'New Suite Accommodation' })).toBeInTheDocument();
  expect(sections()).toEqual([
    'Title & Content',
    'Date & Time',
    'Set an Image',
    'CTA (Call to Action)',
    'Promo Flag',
    'Preview + Publish',
  ]);
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  for (const name of ['Modal 1 Title', 'Modal 2 Title', 'Promo Flag'])
    await user.selectOptions(screen.getByRole('combobox', { name }), 'Other');
  await save(user);
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Title: Required!',
    'Short Description: Required!',
    'Modal 1 Title Text: Modal title is required if Other is selected',
    'Modal 2 Title Text: Modal title is required if Other is selected',
    'Start Date: Required!',
    'Promo Flag title: Promo Flag title is required if Other is selected',
  ]);
  expect(api.paths()).not.toContain(`POST ${LIST}`);
});

test('the two selects show only for Book Now and Other', async () => {
  server();
  const { user } = openNew();
  await title();
  for (const [option, isShown] of [
    ['Book Now', true],
    ['Learn More', false],
    ['Inquire Now', false],
    ['Take A Tour', false],
    ['Other', true],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), option);
    expect(screen.queryAllByRole('combobox', { name: 'Minimum Night Stay' })).toHaveLength(isShown ? 1 : 0);
  }
});

test('None as the call to action has neither link nor options nor tag', async () => {
  server();
  const { user } = openNew();
  await title();
  const cta = within(screen.getByRole('region', { name: 'CTA (Call to Action)' }));
  const type = cta.getByRole('combobox', { name: 'CTA' });
  await user.selectOptions(type, 'Learn More');
  expect(cta.getByRole('textbox', { name: 'CTA Link URL' })).toBeInTheDocument();
  await user.selectOptions(type, 'None');
  for (const role of ['textbox', 'checkbox']) expect(cta.queryByRole(role)).not.toBeInTheDocument();
  expect(cta.getAllByRole('combobox')).toEqual([type]);
});

test('removing the second modal clears it', async () => {
  server();
  const { user } = openNew();
  await title();
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modal 2 Title' }), 'View Floorplan');
  await user.type(await screen.findByRole('textbox', { name: 'Modal 2 Content' }), 'Forty square metres.');
  await user.click(screen.getByRole('button', { name: 'Remove Second Modal' }));
  expect(screen.queryByRole('combobox', { name: 'Modal 2 Title' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  expect(screen.getByRole('combobox', { name: 'Modal 2 Title' })).toHaveDisplayValue('None');
  expect(await screen.findByRole('textbox', { name: 'Modal 2 Content' })).toHaveValue('');
});

test('an error in one of several images names that image, and its link opens it', async () => {
  const images = ['1', '2', '3'].map((id) => ({ asset_id: id, alt: id === '1' ? 'A bed' : '', url: `/files/${id}.jpg` }));
  server({ images });
  const { user } = openEdit();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const error = await screen.findByRole('link', { name: 'Image 3: Image Alt Tag is required' });
  expect(screen.getByRole('link', { name: 'Image 2: Image Alt Tag is required' })).toBeInTheDocument();
  await user.click(error);
  expect(screen.getByRole('group', { name: 'Image 3 of 3' })).toBeInTheDocument();
});

test('five images are accepted with their videos, and a hint says that four are recommended', async () => {
  const images = [0, 1, 2, 3, 4].map((index) => ({
    asset_id: `a${index}`,
    alt: `View ${index}`,
    video_url: index ? null : 'https://v.example',
    sort_index: index,
  }));
  const api = server({ images, promo_flag: 'Quiet side' });
  const { user, address } = openEdit();
  await user.type(await title(), '!');
  expect(screen.getByText(/At most 4 images are recommended; there are 5/)).toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(address()).toBe(pathOf('suites')));
  const body = api.calls.find(({ method }) => method === 'PUT')?.body;
  expect(body).toMatchObject({ type: 'suite', promo_flag: 'Quiet side', images });
});

test('the clone page has its label and links to the hotels', async () => {
  server();
  renderPage(<CloneAccommodationsPage />, '/hotels/:hotelid/accommodations/guest-rooms/clone', pathOf('guest-rooms/clone'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clone Guest Rooms' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Open The Aster' })).toHaveAttribute('href', '/hotels/8');
});

test('the preview shows all five pictures of a room, and its floor plan opens below', async () => {
  const images = [1, 2, 3, 4, 5].map((n) => ({ asset_id: String(n), alt: `Picture ${n}`, url: `/files/${n}.jpg` }));
  server({ images, modal1_title: 'View Floorplan', modal1_content: '<p>Two rooms and a bath.</p>' });
  const { user } = openEdit();
  await title();
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  const shown = preview.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(shown).toEqual(['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4', 'Picture 5']);
  expect(preview.getByText('Two rooms and a bath.')).not.toBeVisible();
  await user.click(preview.getByText('View Floorplan'));
  expect(preview.getByText('Two rooms and a bath.')).toBeVisible();
});
