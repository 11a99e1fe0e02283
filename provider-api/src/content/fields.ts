import { Type } from '@sinclair/typebox';
import { field } from '../http/schemas';

/** The wire fields that kinds of content share. Answers add what the server joins (`url`, `thumb_url`). */
export const windowBody = { starts_on: field.instant, ends_on: field.instant, does_not_end: field.flag };
export const flagsBody = { published: field.flag, archived: field.flag };

const imageFields = { asset_id: field.text, alt: field.text, video_url: field.text, sort_index: field.count };

export const imageBody = field.object(imageFields);
export const imagesBody = field.list(Type.Object(imageFields));

/** A call to action (document 2 §3.3). */
export const ctaFields = {
  type: field.text,
  link_url: field.text,
  opens_in_new_window: field.flag,
  add_date_picker_popup: field.flag,
  advanced_purchase_days: field.count,
  minimum_night_stay: field.count,
  tracking_tag: field.text,
};

/** The two modals of tiled promos and accommodations (document 2 §3.7). Other may come with its text beside it. */
export const modalsBody = {
  modal1_title: field.text,
  modal1_title_other: field.text,
  modal1_content: field.text,
  modal2_title: field.text,
  modal2_title_other: field.text,
  modal2_content: field.text,
};

/** A call to action whose Other may come with its text beside it (document 2 §4.5). */
export const ctaBody = field.object({ ...ctaFields, type_other: field.text });

/** A document of the media library, or none (document 3 §3). */
export const pdfBody = field.object({ asset_id: field.text });
