import { type TestContext } from 'yup';
import { readInstant } from '../instant';
import { ADVANCE_DAYS_MAX, NIGHTS_MAX, NIGHTS_MIN } from '../limits';
import { isSlug, isWebUrl } from '../links';
import { OTHER } from '../options';
import { address, filled, flag, group, id, instant, listOf, name, requiredText, text, whole } from './kinds';
import { ALT_REQUIRED, CTA_URL, END_AFTER_START, END_REQUIRED, IMAGE_REQUIRED, NOT_SLUG, REQUIRED } from './messages';
import { isFilled } from './text';

/** The fields beside the one under test; nothing is assumed about their kinds. */
export function beside(context: TestContext): Record<string, unknown> {
  return (context.parent ?? {}) as Record<string, unknown>;
}

/** Start and end of what is shown for a time (document 2 §5.1, decision OP-105). */
export const liveWindow = {
  startsOn: instant().test(filled()),
  doesNotEnd: flag(),
  endsOn: instant()
    .test('end', END_REQUIRED, (value, context) => beside(context).doesNotEnd !== false || isFilled(value))
    .test('order', END_AFTER_START, (value, context) => {
      const { doesNotEnd, startsOn } = beside(context);
      const [start, end] = [readInstant(startsOn), readInstant(value)];
      return doesNotEnd === true || !start || !end || start <= end;
    }),
};

/** The two flags of every content item. */
export const publishing = { published: flag(), archived: flag() };

/** Date-picker options of a call to action (document 2 §3.3). */
const pickerOptions = {
  opensInNewWindow: flag(),
  addDatePickerPopup: flag(),
  advancedPurchaseDays: whole(0, ADVANCE_DAYS_MAX),
  minimumNightStay: whole(NIGHTS_MIN, NIGHTS_MAX),
};

/** Text of a preset list's Other, required while Other is chosen in the field beside it. */
export const otherText = (presetField: string, message: string) =>
  name().test('other', message, (value, context) => beside(context)[presetField] !== OTHER || isFilled(value));

/** A link that must be an address when it is filled (decisions OP-78, OP-137). */
export const linkUrl = () => address(CTA_URL);

/** A link that Book Now needs (document 2 §5.1, §5.3, §5.4). */
const neededByBookNow = {
  name: 'bookNow',
  message: REQUIRED,
  test: (value: unknown, context: TestContext) => beside(context).type !== 'Book Now' || isFilled(value),
};

const ctaFields = { ...pickerOptions, type: text(), trackingTag: text() };
/** A call to action whose link is needed by Book Now (tiled promos, accommodations). */
export const cta = () => group({ ...ctaFields, linkUrl: address().test(neededByBookNow) });
/** A call to action that nothing shows, because a document stands for it: nothing is needed (tiled promos). */
export const unusedCta = () => group({ ...ctaFields, linkUrl: address() });
/** A call to action whose link is needed by Book Now, with the message of specials. */
export const ctaWithAddress = () => group({ ...ctaFields, linkUrl: linkUrl().test(neededByBookNow) });
/** The call to action of a details page: any link must be an address, none is needed. */
export const detailsCta = () => group({ ...ctaFields, linkUrl: linkUrl(), titleInput: name() });
/** A link with options and without a type (home promos). */
export const ctaWithoutType = () => group({ ...pickerOptions, linkUrl: address(), trackingTag: text() });

/** A film beside an image. */
const videoUrl = () => address(undefined, isWebUrl);

/** An image that is there must be an asset with an alternative text (document 2 §5.1). */
export const image = () =>
  group({ assetId: requiredText(IMAGE_REQUIRED), alt: requiredText(ALT_REQUIRED), videoUrl: videoUrl() });
/** A list of such images, or nothing. */
export const images = () => listOf(image());

/** A document of the media library, or none. */
export const pdf = () => group({ assetId: id() });

/** The last part of an address that staff choose, or nothing (decision OP-137). */
export const slug = () => name().test('slug', NOT_SLUG, (value) => !isFilled(value) || isSlug(value.trim()));
