import { screen, waitFor, within } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertFormPage from './AlertFormPage';
import { alert, alertServer, changes } from './samples';

const NEW = '/hotels/alerts/new';
const openNew = () => renderPage(<AlertFormPage />, NEW, NEW);
const openEdit = (id = '1') => renderPage(<AlertFormPage />, '/hotels/alerts/:id/edit', `/hotels/alerts/${id}/edit`);
type User = ReturnType<typeof openNew>['user'];

const name = () => screen.findByRole('textbox', { name: 'Name' });
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const part = (title: string) => within(screen.getByRole('group', { name: title }));
const display = (user: User, as: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Display As' }), as);
const sent = (api: ReturnType<typeof alertServer>) => changes(api).at(-1)?.[1] as Record<string, object>;

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('New Alert', () => {
  test('P-024 P-088 has its three sections', async () => {
    alertServer();
    openNew();
    expect(await screen.findByRole('heading', { level: 1, name: 'New Alert' })).toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'Sections of this form' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name & Display Type',
      'Title & Content',
      'Save & Assign',
    ]);
    for (const title of ['Name & Display Type', 'Title & Content', 'Save & Assign'])
      expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
  });

  test('P-089 P-135 OP-41 a new alert is saved with its defaults and leads to the listings', async () => {
    const api = alertServer();
    const { user, address } = openNew();
    await user.type(await name(), ' Pool closed ');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    const bar = {
      text: '',
      link_text: '',
      link_url: '',
      opens_in_new_window: false,
      add_date_picker_popup: false,
      advanced_purchase_days: 1,
      minimum_night_stay: 1,
      tracking_tag: '',
    };
    expect(changes(api)).toEqual([
      [
        'POST /alerts',
        {
          name: 'Pool closed',
          display_as: 'modal_window',
          published: false,
          archived: false,
          header_bar: bar,
          modal: { ...bar, title: '', display_modal_as: 'modal_window', page_display_on: [] },
        },
      ],
    ]);
    expect(screen.getByText('Alert saved.')).toBeInTheDocument();
  });

  test('OP-41 an empty name shows Required!, and nothing else is required', async () => {
    const api = alertServer();
    const { user } = openNew();
    await name();
    await save(user);
    expect(await name()).toHaveAccessibleDescription('Required!');
    expect(screen.getAllByText('Required!')).toHaveLength(1);
    expect(changes(api)).toEqual([]);
  });

  test('P-130 OP-41 only the parts of the chosen display show; what was typed into the other is kept', async () => {
    const api = alertServer();
    const { user } = openNew();
    await user.type(await name(), 'Both');
    expect(screen.queryByRole('group', { name: 'Header Bar' })).not.toBeInTheDocument();
    await user.type(part('Modal').getByRole('textbox', { name: 'Title' }), 'A short rest');
    await display(user, 'Header Bar');
    expect(screen.queryByRole('group', { name: 'Modal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Display Modal As' })).not.toBeInTheDocument();
    await user.type(part('Header Bar').getByRole('textbox', { name: 'Text' }), 'Pool closed');
    await display(user, 'Both');
    expect(part('Modal').getByRole('textbox', { name: 'Title' })).toHaveValue('A short rest');
    expect(part('Header Bar').getByRole('textbox', { name: 'Text' })).toHaveValue('Pool closed');
    await save(user);
    await waitFor(() => expect(changes(api)).toHaveLength(1));
    expect(sent(api)).toMatchObject({
      display_as: 'both',
      header_bar: { text: 'Pool closed' },
      modal: { title: 'A short rest' },
    });
  });

  test('P-132 P-133 P-134 every field of both parts is sent', async () => {
    const api = alertServer();
    const { user } = openNew();
    await user.type(await name(), 'All');
    await display(user, 'Both');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Display Modal As' }), 'Info Box');
    const pages = within(screen.getAllByRole('group', { name: 'Page Display On' })[0]!);
    expect(pages.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Homepage',
      'Amenities',
      'COVID-19',
      'Eat & Drink',
    ]);
    await user.click(pages.getByRole('checkbox', { name: 'Homepage' }));
    await user.click(pages.getByRole('checkbox', { name: 'Eat & Drink' }));
    await user.type(await part('Modal').findByRole('textbox', { name: 'Text' }), 'Drained and cleaned.');
    for (const title of ['Header Bar', 'Modal']) {
      const fields = part(title);
      await user.type(fields.getByRole('textbox', { name: 'Link Text' }), 'More');
      await user.type(fields.getByRole('textbox', { name: 'CTA Link URL' }), 'https://calloway.example');
      await user.type(fields.getByRole('textbox', { name: 'Tracking Tag' }), 'web');
      await user.click(fields.getByRole('checkbox', { name: /Opens in new window/ }));
      expect(fields.getByRole('combobox', { name: 'Advance Purchase Days' })).toHaveDisplayValue('01');
      await user.click(fields.getByRole('checkbox', { name: /Add date picker popup/ }));
      await user.selectOptions(fields.getByRole('combobox', { name: 'Advance Purchase Days' }), '14');
      await user.selectOptions(fields.getByRole('combobox', { name: 'Minimum Night Stay' }), '02');
    }
    await save(user);
    await waitFor(() => expect(changes(api)).toHaveLength(1));
    const link = {
      link_text: 'More',
      link_url: 'https://calloway.example',
      opens_in_new_window: true,
      add_date_picker_popup: true,
      advanced_purchase_days: 14,
      minimum_night_stay: 2,
      tracking_tag: 'web',
    };
    expect(sent(api).header_bar).toEqual({ text: '', ...link });
    expect(sent(api).modal).toEqual({
      title: '',
      text: '<p>Drained and cleaned.</p>',
      display_modal_as: 'info_box',
      page_display_on: ['homepage', 'eatdrink'],
      ...link,
    });
  });

  test('P-117 P-118 P-119 the generators stand beside both links of an alert, and write into them', async () => {
    alertServer();
    const { user } = openNew();
    await name();
    await display(user, 'Both');
    for (const title of ['Header Bar', 'Modal'])
      for (const words of ['Generate URL', 'Generate Email URL', 'Generate Adobe Tracking'])
        expect(part(title).getByRole('button', { name: words })).toBeEnabled();
    await user.click(part('Modal').getByRole('button', { name: 'Generate Email URL' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email (required)' }), 'stay@calloway.example');
    await user.click(screen.getByRole('button', { name: 'Use' }));
    expect(part('Modal').getByRole('textbox', { name: 'CTA Link URL' })).toHaveValue('mailto:stay@calloway.example');
    expect(screen.getByText(/^Unsaved changes/).parentElement).toHaveTextContent('Modal CTA Link URL');
  });

  test('P-300 a server error is shown below the form, and Save waits for a change', async () => {
    const api = alertServer();
    api.set('POST /alerts', { status: 422, body: { message: 'This name is taken.', code: 'validation_failed', fields: {} } });
    const { user } = openNew();
    await user.type(await name(), 'Pool');
    await save(user);
    await waitFor(() => expect(document.getElementById('alert-error')).toHaveTextContent('This name is taken.'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await name(), 's');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('the preview follows the typing', async () => {
    alertServer();
    const { user } = openNew();
    await name();
    await user.type(part('Modal').getByRole('textbox', { name: 'Title' }), 'A short rest');
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { name: 'A short rest' })).toBeInTheDocument();
  });
});

describe('Edit Alert', () => {
  test('P-025 P-090 shows the name, the form and the linked properties, each leading to its hotel or restaurant', async () => {
    alertServer();
    openEdit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Alert' })).toBeInTheDocument();
    expect(await name()).toHaveValue('Pool closed');
    expect(screen.getByText('Pool closed')).toBeInTheDocument();
    const linked = within(screen.getByRole('table', { name: 'Linked properties' }));
    expect(linked.getByRole('link', { name: 'Saltmarsh' })).toHaveAttribute('href', '/hotels/7');
    expect(linked.getByRole('link', { name: 'Marlowes' })).toHaveAttribute('href', '/restaurants/30');
    expect(screen.getByRole('link', { name: 'Alert Assignments' })).toHaveAttribute('href', '/hotels/alerts');
  });

  test('P-091 the global alert is shown everywhere though no property is linked to it', async () => {
    alertServer();
    openEdit('3');
    expect(await screen.findByText(/^This is the global alert/)).toBeInTheDocument();
    expect(screen.getByText('No property is linked to this alert.')).toBeInTheDocument();
  });

  test('P-089 P-280 an edited alert is sent with its version and leads to the listings', async () => {
    const api = alertServer();
    const { user, address } = openEdit();
    await user.type(await name(), ' again');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    expect(sent(api)).toMatchObject({ name: 'Pool closed again', published: true });
    expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"4"');
  });

  test('OP-41 Save & Assign publishes and archives; archiving also unpublishes', async () => {
    const api = alertServer();
    const { user } = openEdit();
    await name();
    const published = screen.getByRole('switch', { name: /^Published/ });
    expect(published).toBeChecked();
    await user.click(screen.getByRole('switch', { name: /^Archived/ }));
    expect(published).not.toBeChecked();
    expect(published).toBeDisabled();
    await save(user);
    await waitFor(() => expect(sent(api)).toMatchObject({ archived: true, published: false }));
  });

  test('contract §1 (412) two people who changed the same alert lose nothing', async () => {
    const api = alertServer();
    const current = alert('1', 'Theirs', { version: 9, updated_by: { id: '2', name: 'Ivo Lane' }, published: false });
    const stale = { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } };
    api.set('PUT /alerts/:id', ({ headers }) => (headers['If-Match'] === '"9"' ? { data: current } : stale));
    const { user, address } = openEdit();
    await user.type(await name(), ' again');
    await user.type(part('Modal').getByRole('textbox', { name: 'Title' }), 'Mine');
    await save(user);
    expect(await screen.findByText(/Ivo Lane saved this on/)).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Name' })).getByRole('radio', { name: /’s/ }));
    await user.click(screen.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    expect(sent(api)).toMatchObject({ name: 'Theirs', published: false, modal: { title: 'Mine' } });
  });

  test('an alert that is gone says so', async () => {
    alertServer();
    openEdit('99');
    expect(await screen.findByText('This alert is not there any more.')).toBeInTheDocument();
  });
});

describe('OP-34 without WRITE', () => {
  beforeEach(() => signedInAs([granted('can_assign_alerts', '7', 'r')]));

  test('the form is shown without Save, and nothing can be typed', async () => {
    alertServer();
    openEdit();
    expect(await name()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /^Published/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Saltmarsh' })).toBeInTheDocument();
  });

  test('a new alert leads to the root, as every page without its right does', async () => {
    alertServer();
    const { address } = openNew();
    await waitFor(() => expect(address()).toBe('/'));
  });
});
