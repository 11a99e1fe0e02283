import { screen, waitFor } from '@testing-library/react';
import { optionalFields, section, sections } from 'shared-kit/testing/formParts';
import { renderPage } from 'shared-kit/testing/renderPage';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { TiledPromoFormPage, fill, openEdit, openNew, pathOf, save, sentBody, server, title } from '../../testing/tiledPromos';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('New Meetings Promo has its sections and starting values, and returns to the list', async () => {
  const api = server();
  const { user, address } = openNew();
  await title();
  expect(screen.getByRole('heading', { level: 1, name: 'New Meetings Promo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Meetings Promos/ })).toHaveAttribute('href', pathOf('meetings'));
  expect(sections()).toEqual([
    'Title & Content',
    'Date & Time',
    'Set an Image',
    'Upload a PDF',
    'CTA (Call to Action)',
    'Preview + Publish',
  ]);
  expect(optionalFields()).toEqual(['PDF Link Title', 'PDF Tracking Tag']);
  await fill(user);
  await save(user);
  await waitFor(() => expect(address()).toBe(pathOf('meetings')));
  expect(sentBody(api, 'POST')).toMatchObject({
    type: 'meeting',
    title: 'The Library',
    modal1_title: null,
    modal2_title: null,
    does_not_end: true,
    published: false,
    archived: false,
    images: [],
    pdf: null,
    use_pdf_as_cta: false,
    cta: {
      type: null,
      opens_in_new_window: true,
      add_date_picker_popup: false,
      advanced_purchase_days: 0,
      minimum_night_stay: 1,
    },
  });
});

test('the call to action is hidden, and its link not required, while the PDF is used instead', async () => {
  const api = server();
  const { user } = openNew();
  await fill(user);
  const cta = 'CTA (Call to Action)';
  await user.selectOptions(section(cta).getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await save(user);
  expect(await section(cta).findByText('Required!')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Use PDF as CTA/ }));
  expect(screen.queryByRole('region', { name: cta })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^CTA \(Call to Action\)/ })).not.toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(sentBody(api, 'POST')).toMatchObject({ use_pdf_as_cta: true }));
});

test('an invalid link is cleared with a call to action that the PDF replaces', async () => {
  const api = server();
  const { user } = openNew();
  await fill(user);
  const cta = section('CTA (Call to Action)');
  await user.selectOptions(cta.getByRole('combobox', { name: 'CTA' }), 'Book Now');
  await user.type(cta.getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
  await user.click(screen.getByRole('checkbox', { name: /Use PDF as CTA/ }));
  await save(user);
  await waitFor(() =>
    expect(sentBody(api, 'POST')).toMatchObject({ use_pdf_as_cta: true, cta: { type: 'Book Now', link_url: '' } }),
  );
});

test('None as the call to action has neither link nor options nor tag, and sends no link', async () => {
  const api = server();
  const { user } = openNew();
  await fill(user);
  const cta = section('CTA (Call to Action)');
  const type = cta.getByRole('combobox', { name: 'CTA' });
  await user.selectOptions(type, 'Book Now');
  await user.type(cta.getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
  await user.selectOptions(type, 'None');
  for (const role of ['textbox', 'checkbox']) expect(cta.queryByRole(role)).not.toBeInTheDocument();
  expect(cta.getAllByRole('combobox')).toEqual([type]);
  await save(user);
  await waitFor(() => expect(sentBody(api, 'POST')).toMatchObject({ cta: { type: null, link_url: '' } }));
});

test('the two selects show for every call to action but Learn More', async () => {
  server();
  const { user } = openNew();
  await title();
  const type = screen.getByRole('combobox', { name: 'CTA' });
  for (const [word, shown] of [
    ['Inquire Now', true],
    ['Learn More', false],
    ['Book Now', true],
    ['Other', true],
  ] as const) {
    await user.selectOptions(type, word);
    expect(screen.queryAllByRole('combobox', { name: 'Minimum Night Stay' })).toHaveLength(shown ? 1 : 0);
  }
});

test('a button adds the second modal, and removing it clears it; Other does not require a text', async () => {
  const api = server({ modal1_title: 'Capacities', modal2_title: 'Promotion Details', modal2_content: '<p>All of it</p>' });
  const { user, address } = openEdit();
  await title();
  expect(screen.getByRole('combobox', { name: 'Modal 1 Title' })).toHaveValue('Other');
  const text = screen.getByRole('textbox', { name: 'Modal 1 Title Text' });
  expect(text).toHaveValue('Capacities');
  await user.clear(text);
  await user.click(screen.getByRole('button', { name: 'Remove Second Modal' }));
  expect(screen.queryByRole('combobox', { name: 'Modal 2 Title' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
  expect(screen.getByRole('combobox', { name: 'Modal 2 Title' })).toHaveValue('None');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Modal 2 Title' })).toHaveFocus());
  await save(user);
  await waitFor(() => expect(address()).toBe(pathOf('meetings')));
  expect(sentBody(api, 'PUT')).toMatchObject({ type: 'meeting', modal1_title: null, modal2_title: null, modal2_content: null });
});

test('a stored PDF shows with its name, and its id is what is sent', async () => {
  const api = server({ pdf: '40', pdf_asset: { id: '40', name: 'Capacities', url: 'https://x.example/40.pdf' } });
  const { user } = openEdit();
  await user.type(await title(), '!');
  expect(section('Upload a PDF').getByRole('link', { name: 'Capacities' })).toHaveAttribute('href', 'https://x.example/40.pdf');
  await save(user);
  await waitFor(() => expect(sentBody(api, 'PUT')).toMatchObject({ pdf: '40', title: 'Promo 1!' }));
});

test('a promo of another list is not opened at the address of this list, where a save would move it', async () => {
  server({ type: 'wedding' });
  renderPage(<TiledPromoFormPage />, '/hotels/:hotelid/tiled/:type/:id/edit', '/hotels/7/tiled/meetings/1/edit');
  expect(await screen.findByText(/belongs to another property or list\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
