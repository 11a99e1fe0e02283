import type { ItemBase, LinkOptions, Logo, Named, PropertyRef, PropertyType } from './entities';
import type { PreviewUrls } from './previewUrls';

/** The entities of document 1 §3: properties, people, rights, alerts, media, tokens, notifications. */
export interface Property extends ItemBase, Named {
  type: PropertyType;
  archived: boolean;
  regionId: string | null;
  region?: Named | null;
  logo: Logo | null;
  url: string;
  timezone: string;
  ihgHotelCode: string | null;
  rateCode: string | null;
  localeCode: string | null;
  regionCode: string | null;
  brandCode: string | null;
  gaTrackingID: string | null;
  calendarDisplayAs: 'month' | 'day' | null;
  previewUrls: PreviewUrls;
}
export type Region = ItemBase & Named;

export interface User extends ItemBase {
  firstName: string;
  lastName: string;
  email: string;
  role?: 'Super User' | 'User';
  /** In the list: the last sign-in that is still in the security log. */
  lastSignIn?: string | null;
  /** In the list: the properties on which the user has rights; only the first ones are named. */
  places?: { every: boolean; names: string[]; count: number };
  /** On one's own profile: a second factor must be set up before anything else can be used. */
  secondFactorMissing?: boolean;
}
/** `resource` '*' means every resource; without a target (`permissionableId`) the entry applies to every property. */
export interface Permission {
  id?: string;
  resource: string;
  permissionableType: 'PropertyPermission' | null;
  permissionableId: string | null;
  r: boolean;
  w: boolean;
  x: boolean;
}
export interface Profile extends User {
  permissions?: Permission[];
}

export type AlertDisplay = 'modal_window' | 'header_bar' | 'both';
export interface AlertHeaderBar extends LinkOptions {
  text: string | null;
  linkText: string | null;
}
export interface AlertModal extends AlertHeaderBar {
  displayModalAs: 'modal_window' | 'info_box';
  pageDisplayOn: string[];
  title: string | null;
}
export interface Alert extends ItemBase, Named {
  displayAs: AlertDisplay;
  archived: boolean;
  published: boolean;
  sortIndex: number;
  /** Those that the person may see. */
  properties: PropertyRef[];
  /** How many other properties it is assigned to, which the person may not see. */
  hiddenProperties?: number;
  headerBar: AlertHeaderBar;
  modal: AlertModal;
}
export interface AlertAssignment {
  property: PropertyRef;
  alert: Named | null;
  override: boolean;
}

export type Tag = Named;
export interface Asset extends ItemBase, Named {
  filename: string;
  filesize: number;
  filetype: string;
  url: string;
  thumbUrl?: string;
  alt: string | null;
  description: string | null;
  tags: Tag[];
  categories: string[];
}
export interface AssetUsage {
  resource: string;
  id: string;
  title: string;
  property: Named | null;
  /** The page that edits it. */
  link: string;
}
export interface SignedUpload {
  signedUrl: string;
  method: 'PUT';
  headers: Record<string, string>;
  filename: string;
  expiresOn: string;
}

/** One entry with a null property means every property. */
export interface Token extends ItemBase, Named {
  value?: string;
  permissions: Array<{ property: Named | null }>;
  /** Without an expiry it never expires. */
  sessions: { token: string; expiresOn: string | null };
  lastUsedOn: string | null;
}
export interface Notification {
  id: string;
  date: string;
  title: string;
  link: string | null;
  read: boolean;
}
