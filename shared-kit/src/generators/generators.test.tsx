import { screen, waitFor, within } from '@testing-library/react';
import { FieldForm } from '../../testing/FieldForm';
import { LinkOptions } from '../fields/cta/LinkOptions';
import { FieldScopeContext } from '../fields/fieldScope';
import type { CtaTypes } from '../rules/ctaVisibility';
import type { Property } from '../rules/entities';
import { renderPage } from '../../testing/renderPage';
import { optionsOf } from '../../testing/formParts';

const codes = { ihgHotelCode: '12345', rateCode: null, localeCode: 'en', regionCode: '1', brandCode: 'ki' };
const marchmont = { id: '7', name: 'Hotel Marchmont', ...codes } as Property;

const filled = { type: 'Book Now', linkUrl: 'https://old.example', trackingTag: '', addDatePickerPopup: false };

function openForm(property: Property | null = marchmont, cta: object = filled, of: CtaTypes = {}) {
  return renderPage(
    <FieldScopeContext.Provider value={property && { property, itemId: undefined }}>
      <FieldForm initialValues={{ cta }} onSubmit={() => undefined}>
        <LinkOptions name="cta" cta={of} type={String((cta as { type: string }).type)} />
      </FieldForm>
    </FieldScopeContext.Provider>,
    '/form',
    '/form',
  );
}
type User = ReturnType<typeof openForm>['user'];

async function openDialog(user: User, name: string) {
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('button', { name: 'Use' });
  const box = (label: string | RegExp) => dialog.getByRole('textbox', { name: label });
  return { box, dialog, result: () => dialog.getByRole('status', { name: /^Generated/ }).textContent };
}
const link = () => screen.getByRole('textbox', { name: 'CTA Link URL' });
const tag = () => screen.getByRole('textbox', { name: 'Tracking Tag' });
const use = (user: User) => user.click(screen.getByRole('button', { name: 'Use' }));

describe('Generate URL', () => {
  test('the browser asks before the tab is closed once something is typed, until the dialog is gone', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = openForm();
    const { box } = await openDialog(user, 'Generate URL');
    expect(asks()).toBe(false);
    await user.type(box('Rate Code'), 'B');
    expect(asks()).toBe(true);
    await use(user);
    expect(asks()).toBe(false);
  });

  test('opens from a link field with the codes of the property and writes the exact link into it', async () => {
    const { user } = openForm();
    const { box, result } = await openDialog(user, 'Generate URL');
    expect(box('Hotel Code (required)')).toHaveValue('12345');
    const base = 'https://booking.calloway-hotels.example/redirect?brandCode=ki&localeCode=en&regionCode=1&hotelCode=12345';
    expect(result()).toBe(base);
    await user.type(box('Rate Code'), 'B&B');
    expect(result()).toBe(`${base}&rateCode=B%26B`);
    await use(user);
    expect(link()).toHaveValue(`${base}&rateCode=B%26B`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('every field changes what is generated; the rate code may stay empty', async () => {
    const { user } = openForm(null);
    const { box, result } = await openDialog(user, 'Generate URL');
    await user.type(box(/^Hotel Code/), '00042');
    await user.type(box(/^Locale Code/), 'de');
    await user.type(box(/^Region Code/), '2');
    await user.type(box(/^Brand Code/), 'hx');
    expect(result()).toBe(
      'https://booking.calloway-hotels.example/redirect?brandCode=hx&localeCode=de&regionCode=2&hotelCode=00042',
    );
  });

  test('a missing code shows (required) at its field, and nothing is written', async () => {
    const { user } = openForm(null);
    const { box } = await openDialog(user, 'Generate URL');
    await use(user);
    for (const label of ['Hotel Code (required)', 'Locale Code (required)', 'Region Code (required)', 'Brand Code (required)'])
      expect(box(label)).toHaveAccessibleDescription(/\(required\)$/);
    expect(box('Rate Code')).toHaveAccessibleDescription('');
    await waitFor(() => expect(box('Hotel Code (required)')).toHaveFocus());
    expect(link()).toHaveValue('https://old.example');
  });

  test('Copy puts the link on the clipboard and says so, or says why not', async () => {
    const { user } = openForm();
    await openDialog(user, 'Generate URL');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('hotelCode=12345');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/does not allow copying/)).toBeInTheDocument();
    expect(link()).toHaveValue('https://old.example');
  });

  test('the generators of a disabled link field are disabled too', () => {
    openForm(marchmont, { ...filled, type: 'None' }, { linkAlone: true });
    expect(screen.getByRole('button', { name: 'Generate URL' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Generate Email URL' })).toBeDisabled();
  });
});

describe('Generate Email URL', () => {
  test('writes a mailto link with its subject', async () => {
    const { user } = openForm();
    const { box, result } = await openDialog(user, 'Generate Email URL');
    await user.type(box('Email (required)'), 'stay@calloway.example');
    expect(result()).toBe('mailto:stay@calloway.example');
    await user.type(box('Subject'), 'Rooms & rates');
    await use(user);
    expect(link()).toHaveValue('mailto:stay@calloway.example?subject=Rooms%20%26%20rates');
  });

  test('the message for an empty email changes once there is a subject', async () => {
    const { user } = openForm();
    const { box } = await openDialog(user, 'Generate Email URL');
    await use(user);
    expect(box('Email (required)')).toHaveAccessibleDescription('(required)');
    await user.type(box('Subject'), 'Stay');
    expect(box('Email (required)')).toHaveAccessibleDescription('Please enter email first and re-enter subject again!');
    expect(box('Subject')).toHaveValue('Stay');
    await user.type(box('Email (required)'), 'stay@calloway.example');
    expect(box('Email (required)')).toHaveAccessibleDescription('');
  });
});

describe('Generate Adobe Tracking', () => {
  const choice = (name: string) => screen.getByRole('combobox', { name });

  test('writes the tag from type, name, placement and variation', async () => {
    const { user } = openForm();
    const { box, result } = await openDialog(user, 'Generate Adobe Tracking');
    await user.selectOptions(choice('Campaign Type (required)'), 'LOY (Loyalty Promotion)');
    await user.type(box('Campaign Name (required)'), 'Spring');
    await user.selectOptions(choice('Media Placement (required)'), 'OFF (Hotel Offers)');
    expect(result()).toBe('web_LOY_Spring_OFF');
    await user.type(box('Variation'), 'B');
    await use(user);
    expect(tag()).toHaveValue('web_LOY_Spring_OFF_B');
  });

  test('says what is not chosen and what is missing', async () => {
    const { user } = openForm();
    const { box } = await openDialog(user, 'Generate Adobe Tracking');
    await use(user);
    expect(choice('Campaign Type (required)')).toHaveValue('00');
    expect(choice('Campaign Type (required)')).toHaveAccessibleDescription('Must choose a valid value!');
    expect(box('Campaign Name (required)')).toHaveAccessibleDescription('(required)');
    expect(choice('Media Placement (required)')).toHaveAccessibleDescription('Must choose a valid value!');
    expect(tag()).toHaveValue('');
  });

  test('offers the campaign types and the media placements', async () => {
    const { user } = openForm();
    await openDialog(user, 'Generate Adobe Tracking');
    expect(optionsOf('Campaign Type (required)').slice(1)).toEqual([
      'B2B (Business to Business)',
      'LOY (Loyalty Promotion)',
      'REV (Revenue Driving Promotion)',
      'OTH (Undeclared campaign type)',
      'PTS (Points Offer)',
      'PTR (Partner Promotion)',
      'GP (Group Promotion)',
    ]);
    expect(optionsOf('Media Placement (required)').slice(1)).toEqual([
      'HMM (Homepage Marketing Module)',
      'OFF (Hotel Offers)',
      'PKG (Hotel Packages)',
      'DIS (Hotel discount)',
      'MOF (Meetings & Events)',
    ]);
  });
});
