import {
  BOOKING_REDIRECT,
  bookingUrl,
  CAMPAIGN_TYPES,
  emailFormErrors,
  mailtoUrl,
  MEDIA_PLACEMENTS,
  TRACKING_PREFIX,
  trackingFormErrors,
  trackingTag,
  UNCHOSEN,
  urlFormErrors,
} from './generators';

const codes = { hotelCode: '01234', localeCode: 'en', regionCode: '1', brandCode: 'ki', rateCode: '' };

test('the URL needs four codes, the rate code is optional', () => {
  expect(urlFormErrors({})).toEqual({
    hotelCode: '(required)',
    localeCode: '(required)',
    regionCode: '(required)',
    brandCode: '(required)',
  });
  expect(urlFormErrors(codes)).toEqual({});
});
test('the URL is a booking redirect with encoded parameters, empty ones left out', () => {
  expect(bookingUrl(codes)).toBe(`${BOOKING_REDIRECT}?brandCode=ki&localeCode=en&regionCode=1&hotelCode=01234`);
  expect(new URL(bookingUrl({ ...codes, rateCode: ' A&B=C #1 ' })).searchParams.get('rateCode')).toBe('A&B=C #1');
});
test('an empty email is an error, with another message if there is a subject', () => {
  expect(emailFormErrors({ email: '', subject: '' })).toEqual({ email: '(required)' });
  expect(emailFormErrors({ email: ' ', subject: 'Stay' })).toEqual({
    email: 'Please enter email first and re-enter subject again!',
  });
  expect(emailFormErrors({ email: 'stay@calloway.example' })).toEqual({});
});
test('the email link is a mailto with its subject encoded', () => {
  expect(mailtoUrl({ email: 'stay@calloway.example', subject: 'Rooms & rates? Yes' })).toBe(
    'mailto:stay@calloway.example?subject=Rooms%20%26%20rates%3F%20Yes',
  );
  expect(mailtoUrl({ email: 'a+b@calloway.example', subject: '' })).toBe('mailto:a%2Bb@calloway.example');
});
test('tracking refuses unchosen values', () => {
  expect(trackingFormErrors({ campaignType: UNCHOSEN, CampaignName: '', mediaPlacement: '' })).toEqual({
    campaignType: 'Must choose a valid value!',
    CampaignName: '(required)',
    mediaPlacement: 'Must choose a valid value!',
  });
  expect(trackingFormErrors({ campaignType: '00', CampaignName: 'Spring', mediaPlacement: '00' })).toEqual({
    campaignType: 'Must choose a valid value!',
    mediaPlacement: 'Must choose a valid value!',
  });
  expect(trackingFormErrors({ campaignType: 'LOY', CampaignName: 'Spring', mediaPlacement: 'OFF' })).toEqual({});
});
test('tracking begins with its prefix; an empty variation is left out', () => {
  const form = { campaignType: 'LOY', CampaignName: 'Spring Sale', mediaPlacement: 'OFF', variation: '' };
  expect(trackingTag(form)).toBe(`${TRACKING_PREFIX}_LOY_Spring%20Sale_OFF`);
  expect(trackingTag({ ...form, variation: 'B' })).toBe(`${TRACKING_PREFIX}_LOY_Spring%20Sale_OFF_B`);
});
test('campaign types and media placements', () => {
  expect(CAMPAIGN_TYPES.map(({ value }) => value)).toEqual(['B2B', 'LOY', 'REV', 'OTH', 'PTS', 'PTR', 'GP']);
  expect(MEDIA_PLACEMENTS.map(({ value, label }) => `${value} ${label}`)).toEqual([
    'HMM Homepage Marketing Module',
    'OFF Hotel Offers',
    'PKG Hotel Packages',
    'DIS Hotel discount',
    'MOF Meetings & Events',
  ]);
});
