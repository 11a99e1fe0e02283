import type { Option } from './options';
import { EMAIL_FIRST, VALUE_INVALID } from './validation/mediaMessages';
import { EMAIL_FORMAT, REQUIRED_IN_MODAL } from './validation/messages';
import { isEmail, isFilled } from './validation/text';

/** Values that the documents leave to each hotel group, in one place (decision OP-53). */
export const BOOKING_REDIRECT = 'https://booking.calloway-hotels.example/redirect';
export const TRACKING_PREFIX = 'web';
const TRACKING_SEPARATOR = '_';

/** The choice that means 'nothing chosen yet' and is refused (document 1 §5). */
export const UNCHOSEN = '00';

/** Campaign types and media placements of the tracking dialog (document 1 §9). */
export const CAMPAIGN_TYPES: readonly Option[] = [
  { value: 'B2B', label: 'Business to Business' },
  { value: 'LOY', label: 'Loyalty Promotion' },
  { value: 'REV', label: 'Revenue Driving Promotion' },
  { value: 'OTH', label: 'Undeclared campaign type' },
  { value: 'PTS', label: 'Points Offer' },
  { value: 'PTR', label: 'Partner Promotion' },
  { value: 'GP', label: 'Group Promotion' },
];
export const MEDIA_PLACEMENTS: readonly Option[] = [
  { value: 'HMM', label: 'Homepage Marketing Module' },
  { value: 'OFF', label: 'Hotel Offers' },
  { value: 'PKG', label: 'Hotel Packages' },
  { value: 'DIS', label: 'Hotel discount' },
  { value: 'MOF', label: 'Meetings & Events' },
];

export interface UrlForm {
  rateCode: string;
  hotelCode: string;
  localeCode: string;
  regionCode: string;
  brandCode: string;
}
export interface EmailForm {
  email: string;
  subject: string;
}
export interface TrackingForm {
  campaignType: string;
  CampaignName: string;
  mediaPlacement: string;
  variation: string;
}
type Errors<Form> = Partial<Record<keyof Form, string>>;

/** Errors of the Generate URL dialog by field; the rate code is optional (document 1 §5, decision OP-53). */
export function urlFormErrors(form: Partial<UrlForm>): Errors<UrlForm> {
  const requiredFields = ['hotelCode', 'localeCode', 'regionCode', 'brandCode'] as const;
  return Object.fromEntries(requiredFields.filter((field) => !isFilled(form[field])).map((field) => [field, REQUIRED_IN_MODAL]));
}

/** The booking link of a valid form; empty parts are left out (document 1 §7). */
export function bookingUrl(form: Partial<UrlForm>): string {
  const parts = (['brandCode', 'localeCode', 'regionCode', 'hotelCode', 'rateCode'] as const)
    .map((name) => [name, form[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${BOOKING_REDIRECT}?${parts.join('&')}`;
}

/** Errors of the Generate Email URL dialog by field (document 1 §5, decision OP-54). */
export function emailFormErrors(form: Partial<EmailForm>): Errors<EmailForm> {
  if (!isFilled(form.email)) return { email: isFilled(form.subject) ? EMAIL_FIRST : REQUIRED_IN_MODAL };
  return isEmail(form.email) ? {} : { email: EMAIL_FORMAT };
}

/** The mailto link of a valid form, its subject encoded (document 1 §7). */
export function mailtoUrl(form: Partial<EmailForm>): string {
  const email = form.email?.trim() ?? '';
  const subject = form.subject?.trim() ?? '';
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Errors of the Generate Adobe Tracking dialog by field (document 1 §5). */
export function trackingFormErrors(form: Partial<TrackingForm>): Errors<TrackingForm> {
  const errors: Errors<TrackingForm> = {};
  const isOneOf = (options: readonly Option[], chosen: string | undefined) => options.some(({ value }) => value === chosen);
  if (!isOneOf(CAMPAIGN_TYPES, form.campaignType)) errors.campaignType = VALUE_INVALID;
  if (!isFilled(form.CampaignName)) errors.CampaignName = REQUIRED_IN_MODAL;
  if (!isOneOf(MEDIA_PLACEMENTS, form.mediaPlacement)) errors.mediaPlacement = VALUE_INVALID;
  return errors;
}

/** The tracking text of a valid form; an empty variation is left out (document 1 §7, decision OP-53). */
export function trackingTag(form: Partial<TrackingForm>): string {
  return [TRACKING_PREFIX, form.campaignType, form.CampaignName, form.mediaPlacement, form.variation]
    .map((part) => encodeURIComponent(part?.trim() ?? ''))
    .filter(Boolean)
    .join(TRACKING_SEPARATOR);
}
