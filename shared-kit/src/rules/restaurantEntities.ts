import type { Content, Image, ItemBase, LiveWindow, PdfRef } from './entities';

/** The entities of document 3 §3 that only restaurants have. */
export interface RestaurantEvent extends Content, LiveWindow {
  body: string | null;
  shortDescription: string | null;
  displayOnHomepage: boolean;
  cta: { type: string | null; typeInput: string | null; linkUrl: string | null; opensInNewWindow: boolean };
  images: Image[];
  pdf: PdfRef | null;
  pdfLinkCopy: string | null;
  pdfGaLink: string | null;
}
export interface Press extends Content {
  publisher: string | null;
  body: string | null;
  displayOnHomepage: boolean;
  url: string | null;
  publishDate: string;
  pdf: PdfRef | null;
}
export interface Menu extends Content {
  script: string | null;
}
export interface TimeSlot {
  mealType: string;
  daysStart: string;
  daysEnd: string;
  hoursStart: string;
  hoursEnd: string;
  sortIndex: number;
}
export interface Hours extends ItemBase {
  propertyId: string;
  published: boolean;
  message: string | null;
  messagePublished: boolean;
  timeSlots: TimeSlot[];
}
