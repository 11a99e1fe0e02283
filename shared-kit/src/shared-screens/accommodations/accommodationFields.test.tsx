import { screen, waitFor } from '@testing-library/react';
import { wireAsset } from 'shared-kit/testing/media';
import { ACCOMMODATION_TYPES } from 'shared-kit/rules/itemTypes';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { storedItem } from 'shared-kit/testing/kinds/testedKind';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { typePage } from 'shared-kit/content/contentPages';
import { accommodations } from './accommodation';
import accommodationForm from './accommodationForm';
import { optionsOf } from '../../../testing/formParts';

const AccommodationFormPage = typePage(accommodations, (props) => <FormPage {...props} form={accommodationForm} />);

const LIST = '/properties/7/accommodations';
const server = () =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'The House') },
    'GET /assets': listOf([wireAsset('5'), wireAsset('6')]),
    'GET /assets/:id': ({ params }) => ({ data: wireAsset(params.id ?? '') }),
    [`POST ${LIST}`]: ({ body }) => ({ status: 201, body: { data: storedItem('9', body as object) } }),
  });
const open = (path: string) =>
  renderPage(<AccommodationFormPage />, `/hotels/:hotelid/accommodations/${path}/new`, `/hotels/7/accommodations/${path}/new`);

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the type codes are guestroom, suite, accessible and misc', () => {
  expect(ACCOMMODATION_TYPES.map(({ value }) => value)).toEqual(['guestroom', 'suite', 'accessible', 'misc']);
});

test.each(ACCOMMODATION_TYPES.map(({ value, path }) => [value, path]))(
  '%s: every field is typed or chosen, and sent under its own name',
  async (value, path) => {
    const api = server();
    const { user, address } = open(path);
    const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
    const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
    await type('Title', 'Garden room');
    await type('Short Description', 'The lawn.');
    await choose('Modal 1 Title', 'View Floorplan');
    await type('Modal 1 Content', 'Forty square metres.');
    await type('Start Date', '11/01/2026 9:30 AM');
    await user.click(screen.getByRole('checkbox', { name: /Does not end/ }));
    await type('End Date', '11/01/2027 9:30 AM');
    for (const id of ['5', '6']) {
      await user.click(screen.getByRole('button', { name: 'Choose from library' }));
      await user.click(await screen.findByRole('button', { name: new RegExp(`Picture ${id}`) }));
    }
    await user.click(screen.getByLabelText('Open Video in a Lightbox'));
    await user.type(screen.getByLabelText('Video URL'), 'https://video.example/6');
    const query = api.calls.find((call) => call.path === '/assets')?.query;
    expect([query?.filetype, query?.q]).toEqual(['image', 'cat#Accommodations']);
    await choose('CTA', 'Book Now');
    await type('CTA Link URL', 'https://house.example/book');
    await user.click(screen.getByRole('checkbox', { name: /Add date picker popup/ }));
    await choose('Advance Purchase Days', '60');
    await choose('Minimum Night Stay', '60');
    await type('Tracking Tag', 'R-1');
    await choose('Promo Flag', 'Ocean Front');
    await user.click(screen.getByRole('switch', { name: /^Published/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(`/hotels/7/accommodations/${path}`));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      type: value,
      title: 'Garden room',
      short_description: '<p>The lawn.</p>',
      modal1_title: 'View Floorplan',
      modal1_content: '<p>Forty square metres.</p>',
      modal2_title: null,
      modal2_content: null,
      starts_on: '2026-11-01T09:30:00.000Z',
      ends_on: '2027-11-01T09:30:00.000Z',
      does_not_end: false,
      images: [
        { asset_id: '5', alt: 'What 5 shows', video_url: null, sort_index: 0 },
        { asset_id: '6', alt: 'What 6 shows', video_url: 'https://video.example/6', sort_index: 1 },
      ],
      cta: {
        type: 'Book Now',
        link_url: 'https://house.example/book',
        opens_in_new_window: true,
        add_date_picker_popup: true,
        advanced_purchase_days: 60,
        minimum_night_stay: 60,
        tracking_tag: 'R-1',
      },
      promo_flag: 'Ocean Front',
      published: true,
      archived: false,
    });
  },
);

test.each(ACCOMMODATION_TYPES.map(({ value, path }) => [value, path]))(
  '%s: the options and the defaults of a new one',
  async (_value, path) => {
    server();
    const { user } = open(path);
    await screen.findByRole('textbox', { name: 'Title' });
    await user.click(screen.getByRole('button', { name: 'Add Second Modal' }));
    for (const name of ['Modal 1 Title', 'Modal 2 Title']) expect(optionsOf(name)).toEqual(['None', 'View Floorplan', 'Other']);
    expect(optionsOf('CTA')).toEqual(['Book Now', 'Inquire Now', 'Learn More', 'Take A Tour', 'None', 'Other']);
    expect(screen.getByRole('combobox', { name: 'CTA' })).toHaveDisplayValue('None');
    expect(optionsOf('Promo Flag')).toEqual([
      'None',
      'Accessible Features',
      'Balcony',
      'Best for Family',
      'Best View',
      'Family-Friendly Room',
      'Newly Renovated',
      'Ocean View',
      'Ocean Front',
      'Premium View',
      'Resort View',
      'Spa Bathtub',
      'Terrace',
      'Other',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'CTA' }), 'Book Now');
    expect(screen.getByRole('checkbox', { name: 'Opens in new window' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Add date picker popup/ })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Advance Purchase Days' })).toHaveDisplayValue('00');
    expect(screen.getByRole('combobox', { name: 'Minimum Night Stay' })).toHaveDisplayValue('01');
    const [days, nights] = [optionsOf('Advance Purchase Days'), optionsOf('Minimum Night Stay')];
    expect([days.at(0), days.at(-1), days.length, nights.at(0), nights.at(-1), nights.length]).toEqual([
      '00',
      '60',
      61,
      '01',
      '60',
      60,
    ]);
  },
);
