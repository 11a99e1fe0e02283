import { enablesPickerSelects, isLinkDisabled, needsLink, showsCtaSection, showsLink, showsPicker } from './ctaVisibility';
import {
  ACCOMMODATION_CTAS,
  ACCOMMODATION_FLAGS,
  DETAILS_CTAS,
  SPECIAL_CTAS,
  SPECIAL_FLAGS,
  TILED_PROMO_CTAS,
  TILED_PROMO_MODAL_TITLES,
} from './options';
import { fromPreset, toPreset } from './presets';

test('a special shows link and picker for Book Now only', () => {
  expect(SPECIAL_CTAS.filter((type) => showsLink('special', type))).toEqual(['Book Now']);
  expect(SPECIAL_CTAS.filter((type) => showsPicker('special', type))).toEqual(['Book Now']);
});
test('details hide the picker for Learn More and Inquire Now', () => {
  expect(DETAILS_CTAS.filter((type) => showsPicker('specialDetails', type))).toEqual(['Check Availability', 'Other']);
});
test('tiled promos hide the picker for Learn More', () => {
  expect(TILED_PROMO_CTAS.filter((type) => showsPicker('tiledPromo', type))).toEqual(['Book Now', 'Inquire Now', 'Other']);
});
test('accommodations hide it for Learn More, Inquire Now and Take A Tour', () => {
  expect(ACCOMMODATION_CTAS.filter((type) => showsPicker('accommodation', type))).toEqual(['Book Now', 'Other']);
});
test('None hides link and options; home promos have no type and always show them', () => {
  expect([showsLink('tiledPromo', 'None'), showsLink('accommodation', null), showsPicker('specialDetails', '')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([showsLink('withoutType', null), showsPicker('withoutType', undefined)]).toEqual([true, true]);
});
test('an alert has no type: its link and picker show, and nothing is needed', () => {
  expect([
    showsLink('withoutType', ''),
    showsPicker('withoutType', ''),
    needsLink('withoutType', ''),
    isLinkDisabled('withoutType', ''),
  ]).toEqual([true, true, false, false]);
});
test('a restaurant event shows its link and disables it for None', () => {
  expect([
    showsLink('restaurantEvent', 'None'),
    isLinkDisabled('restaurantEvent', 'None'),
    isLinkDisabled('restaurantEvent', 'Book Now'),
  ]).toEqual([true, true, false]);
});
test('which types need a link', () => {
  expect(needsLink('special', 'Book Now')).toBe(true);
  expect(needsLink('withoutType', 'Book Now')).toBe(false);
  expect([needsLink('calendarEvent', 'External Site'), needsLink('calendarEvent', 'Internal Detail Page')]).toEqual([
    true,
    false,
  ]);
});
test('the selects need the tick; a PDF stands for the section', () => {
  expect([enablesPickerSelects({ addDatePickerPopup: true }), enablesPickerSelects({})]).toEqual([true, false]);
  expect([showsCtaSection({ usePdfAsCta: true }), showsCtaSection({})]).toEqual([false, true]);
});

describe('preset lists', () => {
  test('on loading, unknown text becomes Other with the text, nothing becomes None', () => {
    expect(toPreset(TILED_PROMO_MODAL_TITLES, 'Menu of the day')).toEqual({ choice: 'Other', text: 'Menu of the day' });
    expect(toPreset(TILED_PROMO_MODAL_TITLES, 'Terms + Conditions')).toEqual({ choice: 'Terms + Conditions', text: '' });
    for (const nothing of [null, undefined, '', '  ', 7])
      expect(toPreset(SPECIAL_FLAGS, nothing)).toEqual({ choice: 'None', text: '' });
  });
  test('a list without Other keeps unknown text', () => {
    expect(toPreset(SPECIAL_CTAS, 'Call Us')).toEqual({ choice: 'Call Us', text: '' });
  });
  test('on saving, None is null and Other is the typed text', () => {
    expect(fromPreset('None', 'x')).toBeNull();
    expect(fromPreset('Other', ' Summer ')).toBe('Summer');
    expect(fromPreset('Other', '')).toBeNull();
    expect(fromPreset('Learn More', 'x')).toBe('Learn More');
  });
  test('every preset survives loading and saving', () => {
    for (const flag of ACCOMMODATION_FLAGS.filter((word) => word !== 'None' && word !== 'Other')) {
      const { choice, text } = toPreset(ACCOMMODATION_FLAGS, flag);
      expect(fromPreset(choice, text)).toBe(flag);
    }
  });
});
