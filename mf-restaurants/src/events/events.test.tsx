import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { event } from './event';
import eventForm from './eventForm';
import { sections } from 'shared-kit/testing/formParts';

const NEW = '/restaurants/7/events/new';
const server = () =>
  fakeApi({
    'GET /properties/7': { data: restaurant('7', 'Ember & Oak') },
    'GET /properties/7/events': listOf([]),
    'POST /properties/7/events': ({ body }) => ({ status: 201, body: { data: { id: '9', version: 1, ...(body as object) } } }),
  });

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the call to action is second; its link is disabled without a type, and it has no picker and no tag', async () => {
  server();
  const { user } = renderPage(<FormPage type={event} form={eventForm} />, NEW.replace('7', ':restaurantId'), NEW);
  await screen.findByRole('navigation', { name: 'Sections of this form' });
  expect(sections()).toEqual(['Title & Content', 'CTA', 'Date', 'Set an Image', 'Upload PDF', 'Preview + Publish']);
  const link = screen.getByRole('textbox', { name: 'CTA Link URL' });
  expect(link).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  expect(link).toBeEnabled();
  expect(screen.queryByRole('textbox', { name: 'Tracking Tag' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /date picker/ })).not.toBeInTheDocument();
});

test('unsaved dates are named as their section is', async () => {
  server();
  const { user } = renderPage(<FormPage type={event} form={eventForm} />, NEW.replace('7', ':restaurantId'), NEW);
  await user.type(await screen.findByRole('textbox', { name: 'Start Date' }), '11/20/2026 9:00 AM{Tab}');
  expect((await screen.findByText('Unsaved changes')).closest('p')).toHaveTextContent(/^Unsaved changes in Date$/);
});

test('the short description is shown only while the event displays on the home page', async () => {
  server();
  const { user } = renderPage(<FormPage type={event} form={eventForm} />, NEW.replace('7', ':restaurantId'), NEW);
  const box = await screen.findByRole('checkbox', { name: 'Display on homepage' });
  expect(screen.queryByRole('textbox', { name: 'Short Description' })).not.toBeInTheDocument();
  await user.click(box);
  expect(screen.getByRole('textbox', { name: 'Short Description' })).toBeInTheDocument();
});

test('Other requires its text, which is sent with it', async () => {
  const api = server();
  const { user, address } = renderPage(<FormPage type={event} form={eventForm} />, NEW.replace('7', ':restaurantId'), NEW);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'CTA' }), 'Other');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'CTA title: CTA title is required if Other is selected' })).toBeInTheDocument();
  expect(summary.getByRole('link', { name: 'Title: Required!' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Jazz');
  await user.type(screen.getByRole('textbox', { name: 'CTA title' }), 'Hear them');
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '11/01/2026 9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/restaurants/7/events'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    cta: { type: 'Other', type_input: 'Hear them' },
    pdf: null,
  });
});

test('the preview names the PDF by its link copy, or by its file name without one', async () => {
  const api = server();
  const pdf = { asset_id: '4', name: 'Wine list', url: '/files/4.pdf' };
  const stored = {
    id: '9',
    version: 1,
    property_id: '7',
    title: 'Jazz',
    does_not_end: true,
    images: [],
    pdf,
    pdf_link_copy: null,
  };
  api.set('GET /properties/7/events/9', { data: { ...stored, starts_on: '2026-11-01T00:00:00.000Z', cta: { type: null } } });
  const { user } = renderPage(
    <FormPage type={event} form={eventForm} />,
    '/restaurants/:restaurantId/events/:id/edit',
    '/restaurants/7/events/9/edit',
  );
  const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
  expect(await preview.findByText('Wine list')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^PDF Link Copy/ }), 'See the wines');
  expect(await preview.findByText('See the wines')).toBeInTheDocument();
});
