/**
 * The entities in the client: the keys of the wire in camel case. Fields marked optional on a reference (`url`,
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
  /** Only in the list of places that use a file: a mark that changes whenever that list does. */
  mark?: string;
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

export type RepeatOption = 'none' | 'daily' | 'weekly' | 'monthly' | 'yearly';

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
