import { screen, waitFor, within } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { alert, alertServer, changes } from '../../testing/alerts/samples';
import { chooseDisplay, lastBody, nameField, openNew, partFields, save } from '../../testing/alerts/steps';
import { sections } from 'shared-kit/testing/formParts';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('New Alert', () => {
  test('has its three sections', async () => {
    alertServer();
    openNew();
    expect(await screen.findByRole('heading', { level: 1, name: 'New Alert' })).toBeInTheDocument();
    expect(sections()).toEqual(['Name & Display Type', 'Title & Content', 'Save & Assign']);
    for (const title of ['Name & Display Type', 'Title & Content', 'Save & Assign'])
      expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
  });

  test('a new alert is saved with its defaults, and the listings open', async () => {
    const api = alertServer();
    const { user, address } = openNew();
    await user.type(await nameField(), ' Pool closed ');
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

  test('a new alert that is archived at once says so, since the listings open without it', async () => {
    alertServer();
    const { user } = openNew();
    await user.type(await nameField(), 'Pool closed');
    await user.click(screen.getByRole('switch', { name: /^Archived/ }));
    await save(user);
    expect(await screen.findByText('Pool closed saved and archived.')).toBeInTheDocument();
  });

  test('an empty name shows Required!, and nothing else is required', async () => {
    const api = alertServer();
    const { user } = openNew();
    await nameField();
    await save(user);
    expect(await nameField()).toHaveAccessibleDescription('Required!');
    expect(screen.getAllByText('Required!')).toHaveLength(1);
    expect(changes(api)).toEqual([]);
  });

  test('only the parts of the chosen display show; what was typed into the other is kept', async () => {
    const api = alertServer();
    const { user } = openNew();
    await user.type(await nameField(), 'Both');
    expect(screen.queryByRole('group', { name: 'Header Bar' })).not.toBeInTheDocument();
    await user.type(partFields('Modal').getByRole('textbox', { name: 'Title' }), 'A short rest');
    await chooseDisplay(user, 'Header Bar');
    expect(screen.queryByRole('group', { name: 'Modal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Display Modal As' })).not.toBeInTheDocument();
    await user.type(partFields('Header Bar').getByRole('textbox', { name: 'Text' }), 'Pool closed');
    await chooseDisplay(user, 'Both');
    expect(partFields('Modal').getByRole('textbox', { name: 'Title' })).toHaveValue('A short rest');
    expect(partFields('Header Bar').getByRole('textbox', { name: 'Text' })).toHaveValue('Pool closed');
    await save(user);
    await waitFor(() => expect(changes(api)).toHaveLength(1));
    expect(lastBody(api)).toMatchObject({
      display_as: 'both',
      header_bar: { text: 'Pool closed' },
      modal: { title: 'A short rest' },
    });
  });

  test('errors in a hidden part do not prevent saving, and its invalid values are not sent', async () => {
    const api = alertServer();
    const { user, address } = openNew();
    await user.type(await nameField(), 'Pool closed');
    await chooseDisplay(user, 'Header Bar');
    await user.type(partFields('Header Bar').getByRole('textbox', { name: 'CTA Link URL' }), 'no address');
    await user.click(partFields('Header Bar').getByRole('textbox', { name: 'Tracking Tag' }));
    await user.paste('x'.repeat(1001));
    await chooseDisplay(user, 'Modal Window');
    await save(user);
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    expect(lastBody(api)).toMatchObject({ header_bar: { link_url: '', tracking_tag: '' } });
  });

  test('every field of both parts is sent', async () => {
    const api = alertServer();
    const { user } = openNew();
    await user.type(await nameField(), 'All');
    await chooseDisplay(user, 'Both');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Display Modal As' }), 'Info Box');
    const pages = within(screen.getByRole('group', { name: 'Page Display On' }));
    expect(pages.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Homepage',
      'Amenities',
      'COVID-19',
      'Eat & Drink',
    ]);
    await user.click(pages.getByRole('checkbox', { name: 'Homepage' }));
    await user.click(pages.getByRole('checkbox', { name: 'Eat & Drink' }));
    await user.type(await partFields('Modal').findByRole('textbox', { name: 'Text' }), 'Drained and cleaned.');
    for (const title of ['Header Bar', 'Modal']) {
      const fields = partFields(title);
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
    expect(lastBody(api).header_bar).toEqual({ text: '', ...link });
    expect(lastBody(api).modal).toEqual({
      title: '',
      text: '<p>Drained and cleaned.</p>',
      display_modal_as: 'info_box',
      page_display_on: ['homepage', 'eatdrink'],
      ...link,
    });
  });

  test('the generators are next to both links of an alert, and write into them', async () => {
    alertServer();
    const { user } = openNew();
    await nameField();
    await chooseDisplay(user, 'Both');
    for (const title of ['Header Bar', 'Modal'])
      for (const label of ['Generate URL', 'Generate Email URL', 'Generate Adobe Tracking'])
        expect(partFields(title).getByRole('button', { name: label })).toBeEnabled();
    await user.click(partFields('Modal').getByRole('button', { name: 'Generate Email URL' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email (required)' }), 'stay@calloway.example');
    await user.click(screen.getByRole('button', { name: 'Use' }));
    expect(partFields('Modal').getByRole('textbox', { name: 'CTA Link URL' })).toHaveValue('mailto:stay@calloway.example');
    expect(screen.getByText(/^Unsaved changes/).parentElement).toHaveTextContent('Modal CTA Link URL');
  });

  test('a server error is shown below the form, and Save waits for a change', async () => {
    const api = alertServer();
    api.set('POST /alerts', { status: 422, body: { message: 'This name is taken.', code: 'validation_failed', fields: {} } });
    const { user } = openNew();
    await user.type(await nameField(), 'Pool');
    await save(user);
    await waitFor(() => expect(document.getElementById('alert-error')).toHaveTextContent('This name is taken.'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await nameField(), 's');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('an alert that arrived unnoticed and was deleted since can be saved as a new one', async () => {
    const api = alertServer();
    const message = 'This was created before, and is in the bin now.';
    api.set('POST /alerts', { status: 409, body: { message, code: 'conflict', fields: {} } });
    api.set('PUT /alerts/:id', { status: 404, body: { message: 'There is no such alert.', code: 'not_found' } });
    const { user, address } = openNew();
    await user.type(await nameField(), 'Pool closed');
    await save(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    api.set('POST /alerts', { status: 201, body: { data: alert('9', 'Pool closed') } });
    await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
    await waitFor(() => expect(address()).toBe('/hotels/alerts/listings'));
    const [first, second] = api.calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
    expect(second).not.toBe(first);
  });

  test('the preview follows the typing', async () => {
    alertServer();
    const { user } = openNew();
    await nameField();
    await user.type(partFields('Modal').getByRole('textbox', { name: 'Title' }), 'A short rest');
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { name: 'A short rest' })).toBeInTheDocument();
  });
});
