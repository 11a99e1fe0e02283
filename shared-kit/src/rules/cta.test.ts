import {
  type CtaTypes,
  enablesPickerSelects,
  isLinkDisabled,
  needsLink,
  showsCtaSection,
  showsLink,
  showsPicker,
  showsTracking,
} from './ctaVisibility';
import { DETAILS_CTAS, RESTAURANT_EVENT_CTAS, SPECIAL_CTAS } from './options';

const special = { types: SPECIAL_CTAS, withLink: ['Book Now'] } as const;
const details = { types: DETAILS_CTAS, withoutPicker: ['Learn More', 'Inquire Now'] } as const;
const event = { types: RESTAURANT_EVENT_CTAS, linkAlone: true };

test('link and picker show for every type but None', () => {
  const shown = ['Check Availability', 'Inquire Now', 'Learn More', 'Other'];
  expect(DETAILS_CTAS.filter((type) => showsLink({ types: DETAILS_CTAS }, type))).toEqual(shown);
  expect(DETAILS_CTAS.filter((type) => showsPicker({ types: DETAILS_CTAS }, type))).toEqual(shown);
  for (const nothing of ['None', '', null, undefined]) {
    expect([showsLink(details, nothing), showsPicker(details, nothing)]).toEqual([false, false]);
  }
});
test('a form may say which types have a link and which of them have no picker', () => {
  expect(SPECIAL_CTAS.filter((type) => showsLink(special, type))).toEqual(['Book Now']);
  expect(SPECIAL_CTAS.filter((type) => showsPicker(special, type))).toEqual(['Book Now']);
  expect(DETAILS_CTAS.filter((type) => showsPicker(details, type))).toEqual(['Check Availability', 'Other']);
});
test('without a list of types everything shows and no link is required', () => {
  expect([showsLink({}, ''), showsPicker({}, ''), showsTracking({}), needsLink({}, ''), isLinkDisabled({}, '')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
test('a link without options is disabled for None, and has no picker and no tracking', () => {
  expect(RESTAURANT_EVENT_CTAS.filter((type) => showsLink(event, type))).toEqual(RESTAURANT_EVENT_CTAS);
  expect(RESTAURANT_EVENT_CTAS.filter((type) => isLinkDisabled(event, type))).toEqual(['None']);
  expect(RESTAURANT_EVENT_CTAS.some((type) => showsPicker(event, type))).toBe(false);
  expect(showsTracking(event)).toBe(false);
});
test('Book Now requires its link, except where the link has no options', () => {
  expect(SPECIAL_CTAS.filter((type) => needsLink(special, type))).toEqual(['Book Now']);
  expect(RESTAURANT_EVENT_CTAS.some((type) => needsLink(event, type))).toBe(false);
});
test('the compiler refuses a type that is not offered', () => {
  const offered = <T extends string>(cta: CtaTypes<T>) => cta.types?.length;
  expect(offered(special)).toBe(SPECIAL_CTAS.length);
  // @ts-expect-error misspelt
  offered({ types: SPECIAL_CTAS, withLink: ['Book now'] });
});
test('the selects are enabled by the date picker, and a PDF replaces the whole section', () => {
  expect([enablesPickerSelects({ addDatePickerPopup: true }), enablesPickerSelects({})]).toEqual([true, false]);
  expect([showsCtaSection({ usePdfAsCta: true }), showsCtaSection({})]).toEqual([false, true]);
});
