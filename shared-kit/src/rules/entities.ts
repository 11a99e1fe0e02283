import type { StoredValues } from './models/field';
import type { accommodationModel } from './models/accommodation';
import type { calendarModel } from './models/calendar';
import type { calendarEventModel } from './models/calendarEvent';
import type { faqModel } from './models/faq';
import type { faqCategoryModel } from './models/faqCategory';
import type { homePromoModel } from './models/homePromo';
import type { listModel } from './models/list';
import type { menuModel } from './models/menu';
import type { ItemOf } from './models/model';
import type { pressModel } from './models/press';
import type { restaurantEventModel } from './models/restaurantEvent';
import type { sharedSpecialModel } from './models/sharedSpecial';
import type { specialModel } from './models/special';
import type { tiledPromoModel } from './models/tiledPromo';

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
export interface Publishable {
  published: boolean;
  archived: boolean;
}
export interface LiveWindow {
  startsOn: string | null;
  endsOn: string | null;
  doesNotEnd: boolean;
}
/** The content types: what the API answers of each follows from its model. */
export type Special = ItemOf<typeof specialModel> & { sharedSpecialId?: string | null };
export type TiledPromo = ItemOf<typeof tiledPromoModel> & { pdfAsset?: { id: string; name?: string; url?: string } | null };
export type Accommodation = ItemOf<typeof accommodationModel>;
export type HomePromo = ItemOf<typeof homePromoModel>;
export type ContentList = ItemOf<typeof listModel>;
export type Faq = ItemOf<typeof faqModel> & { category?: Named };
export type FaqCategory = ItemOf<typeof faqCategoryModel>;
export type RestaurantEvent = ItemOf<typeof restaurantEventModel>;
export type Press = ItemOf<typeof pressModel>;
export type Menu = ItemOf<typeof menuModel>;
export type SharedSpecial = ItemBase & StoredValues<(typeof sharedSpecialModel)['fields']>;
export type TiledPromoType = 'meeting' | 'wedding' | 'dining' | 'misc' | 'misc2' | 'misc3';
export type AccommodationType = 'guestroom' | 'suite' | 'accessible' | 'misc';

export type Calendar = ItemOf<typeof calendarModel>;
export type RepeatOption = 'none' | 'daily' | 'weekly' | 'monthly' | 'yearly';
/** Events are not ordered by staff. */
export type CalendarEvent = Omit<ItemOf<typeof calendarEventModel>, 'sortIndex'> & { sortIndex: number | null; calendar?: Named };

export type { Hours, TimeSlot } from './hoursEntities';
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
