/**
 * The entities as the client holds them: camel-case keys of the wire. Fields marked optional on a reference (`url`,
 * `thumbUrl`, `name`) are joined by the server on reading and ignored on writing.
 * Source: documents 1, 2 and 3, §3. Instants are ISO 8601 UTC, plain dates `YYYY-MM-DD`, wall times `YYYY-MM-DDTHH:mm:ss`.
 */
export interface Named {
  id: string;
  name: string;
}
export interface ItemBase {
  id: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named | null;
  version: number;
}
export interface ListMeta {
  page: number;
  totalPages: number;
  perPage: number;
  count: number;
  links: { previous: string | null; next: string | null };
}
export type PropertyType = 'hotel' | 'restaurant';
export interface PropertyRef extends Named {
  type: PropertyType;
}

export interface Image {
  assetId: string;
  alt: string;
  videoUrl?: string | null;
  sortIndex?: number;
  url?: string;
  thumbUrl?: string;
}
export interface Logo {
  assetId: string | null;
  alt: string;
  url?: string;
  thumbUrl?: string;
}
export interface PdfRef {
  assetId: string;
  name?: string;
  url?: string;
}
export interface PickerOptions {
  opensInNewWindow: boolean;
  addDatePickerPopup: boolean;
  advancedPurchaseDays: number;
  minimumNightStay: number;
}
export interface LinkOptions extends PickerOptions {
  linkUrl: string | null;
  trackingTag: string | null;
}
export interface Cta extends LinkOptions {
  type: string | null;
}

export interface Publishable {
  published: boolean;
  archived: boolean;
}
export interface LiveWindow {
  startsOn: string | null;
  endsOn: string | null;
  doesNotEnd: boolean;
}
export interface Content extends ItemBase, Publishable {
  propertyId: string;
  sortIndex: number;
  title: string;
}
export interface Modals {
  modal1Title: string | null;
  modal1Content: string | null;
  modal2Title: string | null;
  modal2Content: string | null;
}

export interface SpecialDetails {
  customUrl: string | null;
  hideFromSpecialOffersPage: boolean;
  content: string | null;
  displayPackageRestrictions: boolean;
  displayTermsAndConditions: boolean;
  image: Image | null;
  cta: Cta & { titleInput: string | null };
}
export interface Special extends Content, LiveWindow {
  otherTitle: string | null;
  content: string;
  packageRestrictions: string | null;
  termsAndConditions: string | null;
  promoFlag: string | null;
  images: Image[];
  cta: Cta;
  details: SpecialDetails;
  sharedSpecialId?: string | null;
}
export interface SharedSpecial extends ItemBase, Publishable {
  title: string;
  anchorTitle: string | null;
  content: string | null;
  terms: string | null;
  startDate: string | null;
  endDate: string | null;
  eventEnds: boolean;
  image: Image | null;
  ctaOption: string | null;
  linkUrl: string | null;
  newWindow: boolean;
  datePicker: boolean;
  purchaseDays: number;
  minNightStay: boolean;
  minNightDays: number;
  trackingTag: string | null;
  promoFlag: string | null;
  customUrl: string | null;
  pageContent: string | null;
  displayTerms: boolean;
  displayPackage: boolean;
  detailTitle: string | null;
  ctaUrl: string | null;
  detailsNewWindow: boolean;
  detailsDatePicker: boolean;
  detailsPurchaseDays: number;
  detailsMinNightStay: boolean;
  detailsMinDays: number;
  distributeHotels: string[];
}
export type TiledPromoType = 'meeting' | 'wedding' | 'dining' | 'misc' | 'misc2' | 'misc3';
export interface TiledPromo extends Content, LiveWindow, Modals {
  type: TiledPromoType;
  shortDescription: string;
  images: Image[];
  pdf: string | null;
  pdfAsset?: { id: string; name?: string; url?: string } | null;
  pdfLinkTitle: string | null;
  pdfTrackingTag: string | null;
  usePdfAsCta: boolean;
  cta: Cta;
}
export type AccommodationType = 'guestroom' | 'suite' | 'accessible' | 'misc';
export interface Accommodation extends Content, LiveWindow, Modals {
  type: AccommodationType;
  shortDescription: string;
  promoFlag: string | null;
  images: Image[];
  cta: Cta;
}
export interface HomePromo extends Content, LiveWindow {
  hideTitle: boolean;
  paragraph: string | null;
  promoFlag: string | null;
  images: Image[];
  cta: LinkOptions;
}
export interface ContentList extends Content, LiveWindow {
  header: string | null;
  content: string | null;
  pageDisplayedOn: string[];
}
export interface Faq extends ItemBase, Publishable, LiveWindow {
  propertyId: string;
  sortIndex: number;
  question: string;
  answer: string;
  categoryId: string;
  category?: Named;
}
export interface FaqCategory extends ItemBase, Named {
  propertyId: string;
  sortIndex: number;
}

export interface Calendar extends ItemBase, Named {
  propertyId: string;
}
export type RepeatOption = 'none' | 'daily' | 'weekly' | 'monthly' | 'yearly';
export interface CalendarEventCta {
  type: string | null;
  linkText: string | null;
  linkUrl: string | null;
  trackingTag: string | null;
}
export interface CalendarEventDetails {
  content: string | null;
  image: Image | null;
  cta: (LinkOptions & { type: string | null; titleInput: string | null; linkText?: string | null }) | null;
}
export interface CalendarEvent extends Omit<Content, 'sortIndex'> {
  sortIndex: number | null;
  calendarId: string;
  calendar?: Named;
  shortDescription: string | null;
  start: string;
  end: string;
  allDay: boolean;
  customTime: string | null;
  repeats: Exclude<RepeatOption, 'none'> | null;
  repeatsOn: string[];
  repeatsEndsOn: string | null;
  repeatsTimes: number | null;
  eventEndsOption: string | null;
  doesNotEnd?: boolean;
  images: Image[];
  cta: CalendarEventCta;
  details: CalendarEventDetails;
}

export type { Hours, Menu, Press, RestaurantEvent, TimeSlot } from './restaurantEntities';
export type {
  Alert,
  AlertAssignment,
  AlertHeaderBar,
  AlertModal,
  Asset,
  AssetUsage,
  Notification,
  Permission,
  Property,
  Region,
  SignedUpload,
  Tag,
  Token,
  User,
} from './platformEntities';
