import { ACCOMMODATION_FLAGS, SPECIAL_CTAS, SPECIAL_FLAGS, TILED_PROMO_MODAL_TITLES } from './options';
import { fromPreset, presetFromBody, presetToBody, toPreset } from './presets';

describe('what a form shows for a stored value', () => {
  test('text outside the list becomes Other with that text, and no value becomes None', () => {
    expect(toPreset(TILED_PROMO_MODAL_TITLES, 'Menu of the day')).toEqual({ choice: 'Other', text: 'Menu of the day' });
    expect(toPreset(TILED_PROMO_MODAL_TITLES, 'Terms + Conditions')).toEqual({ choice: 'Terms + Conditions', text: '' });
    for (const nothing of [null, undefined, '', '  ', 7])
      expect(toPreset(SPECIAL_FLAGS, nothing)).toEqual({ choice: 'None', text: '' });
  });

  test('a list without Other keeps unknown text', () => {
    expect(toPreset(SPECIAL_CTAS, 'Call Us')).toEqual({ choice: 'Call Us', text: '' });
  });
});

describe('what is stored for a choice', () => {
  test('None is null and Other is the typed text', () => {
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

describe('a preset in a request body', () => {
  test.each([
    [null, { promoFlag: null }],
    ['Winter', { promoFlag: 'Winter' }],
    ['Own words', { promoFlag: 'Own words' }],
    // Sent alone, Other would mean that its text is missing.
    ['Other', { promoFlag: 'Other', promoFlagOther: 'Other' }],
  ])('%j is sent so that the same value is stored', (value, body) => {
    expect(presetToBody('promoFlag', value)).toEqual(body);
    expect(presetFromBody('promoFlag', body)).toBe(value);
  });

  test('a body may send the choice and its text separately, as form inputs do', () => {
    expect(presetFromBody('promoFlag', { promoFlag: 'Other', promoFlagOther: ' Summer ' })).toBe('Summer');
    expect(presetFromBody('promoFlag', { promoFlag: 'None', promoFlagOther: 'left over' })).toBeNull();
    expect(presetFromBody('promoFlag', { promoFlag: 'Other' })).toBeNull();
    expect(presetFromBody('promoFlag', {})).toBeNull();
  });
});
