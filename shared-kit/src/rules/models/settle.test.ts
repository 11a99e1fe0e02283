import { accommodationModel } from './accommodation';
import { flag } from './kinds';
import { homePromoModel } from './homePromo';
import { listModel } from './list';
import { pressModel } from './press';
import { restaurantEventModel } from './restaurantEvent';
import { choicePaths, documentPaths, richTextPaths, settleFields, textPaths } from './settle';
import { specialModel } from './special';
import { tiledPromoModel } from './tiledPromo';

const specials = (sent: object, { isNew = false } = {}) => settleFields(specialModel.fields, { ...sent }, { isNew });

test('a new item gets every group, list and flag in full', () => {
  const { cta, details, images, promoFlag } = specials({ title: 'Winter' }, { isNew: true });
  expect(cta).toEqual({
    type: 'None',
    linkUrl: null,
    opensInNewWindow: false,
    addDatePickerPopup: false,
    advancedPurchaseDays: 0,
    minimumNightStay: 1,
    trackingTag: null,
  });
  expect(details).toMatchObject({ customUrl: null, image: null, hideFromSpecialOffersPage: false, cta: { titleInput: null } });
  expect([images, promoFlag]).toEqual([[], null]);
});

test('a change affects only the fields it names, and null resets a field to its initial value', () => {
  expect(specials({ title: 'Winter' })).toEqual({ title: 'Winter' });
  expect(specials({ otherTitle: null, images: null })).toEqual({ otherTitle: null, images: [] });
  expect(specials({ details: { cta: { type: 'Other' } } }).details).toMatchObject({ cta: { type: 'None' }, content: null });
});

test('a details page keeps its call to action, and Other without its title is None', () => {
  const ctaOf = (cta: object) => (specials({ details: { cta } }).details as { cta: object }).cta;
  expect(ctaOf({ type: 'Book Now', linkUrl: 'https://calloway.example' })).toMatchObject({ type: 'Book Now' });
  expect(ctaOf({ type: 'Other', titleInput: ' Ask us ' })).toMatchObject({ type: 'Other', titleInput: 'Ask us' });
  expect(ctaOf({ type: 'Other', titleInput: ' ' })).toMatchObject({ type: 'None' });
});

test('addresses are stored without the blanks that were pasted with them', () => {
  const { cta } = specials({ cta: { type: 'Book Now', linkUrl: ' https://calloway.example ' } });
  expect(cta).toMatchObject({ linkUrl: 'https://calloway.example' });
});

test('a value that is required or has an initial value is never stored as nothing', () => {
  const { title, otherTitle, content } = specialModel.fields;
  expect([title, flag(), otherTitle, content].map(({ nullable }) => nullable)).toEqual([false, false, true, true]);
});

test('flags and dates are left to the code that handles them', () => {
  const sent = { published: null, archived: null, startsOn: '2026-11-21', doesNotEnd: null };
  expect(specials(sent)).toEqual(sent);
});

test('preset lists are stored in their resolved form', () => {
  expect(specials({ promoFlag: 'None' }).promoFlag).toBeNull();
  expect(specials({ promoFlag: 'Other', promoFlagOther: ' Last rooms ' }).promoFlag).toBe('Last rooms');
  const promo = settleFields(tiledPromoModel.fields, { modal1Title: 'Other', modal1TitleOther: '', pdf: '' }, { isNew: false });
  expect(promo).toMatchObject({ modal1Title: null, pdf: null });
  const { cta } = settleFields(tiledPromoModel.fields, { cta: { type: 'Other', typeOther: 'Ask us' } }, { isNew: false });
  expect(cta).toMatchObject({ type: 'Ask us', opensInNewWindow: true });
  expect(cta).not.toHaveProperty('typeOther');
  const event = settleFields(
    restaurantEventModel.fields,
    { cta: { type: 'Other', typeInput: 'Reserve' }, pdf: { assetId: '' } },
    { isNew: false },
  );
  expect(event).toMatchObject({ cta: { type: 'Reserve', typeInput: 'Reserve' }, pdf: null });
});

test('choices and images are stored in order', () => {
  const { pageDisplayedOn } = settleFields(
    listModel.fields,
    { pageDisplayedOn: ['weddings', 'aaa', 'weddings'] },
    { isNew: false },
  );
  expect(pageDisplayedOn).toEqual(['aaa', 'weddings']);
  const images = [
    { assetId: 'b', alt: 'B', sortIndex: 7 },
    { assetId: 'a', alt: 'A', sortIndex: 2 },
  ];
  expect(settleFields(accommodationModel.fields, { images }, { isNew: false }).images).toEqual([
    { assetId: 'a', alt: 'A', sortIndex: 0, videoUrl: null },
    { assetId: 'b', alt: 'B', sortIndex: 1, videoUrl: null },
  ]);
  const withoutPlaces = [
    { assetId: 'b', alt: 'B' },
    { assetId: 'a', alt: 'A' },
  ];
  const { images: asSent } = settleFields(accommodationModel.fields, { images: withoutPlaces }, { isNew: false });
  expect((asSent as typeof withoutPlaces).map(({ assetId }) => assetId)).toEqual(['b', 'a']);
});

test('a picture of a home promo is stored with its file, without a text if need be', () => {
  const images = [{ assetId: '', alt: 'Pool' }, null, { assetId: 'b', alt: 'B' }, { assetId: 'a' }];
  expect(settleFields(homePromoModel.fields, { images }, { isNew: false }).images).toEqual([
    { assetId: 'b', alt: 'B' },
    { assetId: 'a', alt: null },
  ]);
});

test('of a document only its id is stored', () => {
  const pdf = { assetId: '4', name: 'Menu.pdf', url: '/api/files/menu.pdf' };
  expect(settleFields(pressModel.fields, { pdf }, { isNew: false }).pdf).toEqual({ assetId: '4' });
  expect(settleFields(tiledPromoModel.fields, { pdf: '4' }, { isNew: false }).pdf).toBe('4');
});

test('rich text is found at any depth', () => {
  expect(richTextPaths(specialModel.fields)).toEqual(['content', 'termsAndConditions', 'packageRestrictions', 'details.content']);
});

test('documents are found inside and outside a group', () => {
  expect(documentPaths(restaurantEventModel.fields)).toEqual(['pdf.assetId']);
  expect(documentPaths(tiledPromoModel.fields)).toEqual(['pdf']);
  expect(documentPaths(specialModel.fields)).toEqual([]);
});

test('choices and short texts are found inside and outside a group', () => {
  expect(choicePaths(specialModel.fields)).toEqual(['cta.type', 'details.cta.type']);
  expect(textPaths(listModel.fields)).toEqual(['title', 'header']);
  expect(textPaths(restaurantEventModel.fields)).toContain('cta.linkUrl');
});
