import type { Image, PdfRef } from '../entities';
import { readInstant } from '../instant';
import { ADVANCE_DAYS_MAX, NAME_MAX, NIGHTS_MAX, NIGHTS_MIN } from '../limits';
import { isWebUrl } from '../links';
import { DETAILS_CTAS, NONE, OTHER, SPECIAL_CTAS } from '../options';
import { fromPreset, otherKey, presetFromBody } from '../presets';
import { isEmptyRichText } from '../richText';
import { ALT_REQUIRED, CTA_URL, END_AFTER_START, END_REQUIRED, IMAGE_REQUIRED, REQUIRED, tooLong } from '../validation/messages';
import { isFilled, isLongerThan } from '../validation/text';
import type { Check, Values } from './field';
import {
  address,
  choice,
  documentId,
  flag,
  group,
  storedSeparately,
  instant,
  listOf,
  name,
  optionalGroup,
  richText,
  sentOnly,
  text,
  whole,
} from './kinds';

/**
 * The end must be after the start: what ends when it begins is never shown (OP-66). Passes while either is missing.
 * @param options `mayBeEqual` for what is shown even then: an event at one moment, or on one day
 */
export const afterStart =
  (startField: string, { mayBeEqual = false } = {}): Check =>
  (value, siblings) => {
    const [start, end] = [readInstant(siblings[startField]), readInstant(value)];
    return start && end && (start > end || (start === end && !mayBeEqual)) ? END_AFTER_START : undefined;
  };

/** The two flags of every content item (document 2 §4.1). */
export const publishing = { published: storedSeparately(flag()), archived: storedSeparately(flag()) };

/** Start and end of content that is shown for a limited time (document 2 §4.2, §5.1, decision OP-105). */
export const liveWindow = {
  startsOn: storedSeparately(instant({ required: true })),
  doesNotEnd: storedSeparately(flag({ initial: true })),
  endsOn: storedSeparately(
    instant({
      nullable: false,
      checks: [
        (value, { doesNotEnd }) => (doesNotEnd === false && !isFilled(value) ? END_REQUIRED : undefined),
        (value, siblings, item) => (siblings.doesNotEnd === true ? undefined : afterStart('startsOn')(value, siblings, item)),
      ],
    }),
  ),
};

/** Required if a condition on its sibling fields holds. */
export const requiredWhen =
  (holds: (siblings: Values, item: Values) => boolean, message: string = REQUIRED): Check =>
  (value, siblings, item) =>
    holds(siblings, item) && !isFilled(value) ? message : undefined;

/** The text of a preset list's Other, sent together with the preset. */
const otherText = (preset: string, message: string | undefined) =>
  sentOnly(name({ checks: message ? [requiredWhen((siblings) => siblings[preset] === OTHER, message)] : [] }));

type Other<K extends string> = { [key in `${K}Other`]: ReturnType<typeof otherText> };
type Preset<K extends string> = { [key in K]: ReturnType<typeof presetName> } & Other<K>;

const presetName = (key: string) =>
  name({ settle: (value: string | null, siblings) => presetFromBody(key, { ...siblings, [key]: value }) });

/**
 * A choice from a preset list: None is stored as null, Other as its text, which is sent with it (document 2 §4.5).
 * @param message for Other without text; absent if that counts as None
 */
export const preset = <const K extends string>(key: K, message?: string) =>
  ({ [key]: presetName(key), [otherKey(key)]: otherText(key, message) }) as Preset<K>;

/** Rich text that is required if its part of the form was added, which a sibling flag records. */
export const addedRichText = (addedFlag: string, message: string) =>
  richText({ checks: [(value, siblings) => (siblings[addedFlag] === true && isEmptyRichText(value) ? message : undefined)] });

/** Two texts that open in a modal, each with a title from a preset list (document 2 §3.7). */
export const modals = (otherMessage?: string) => ({
  ...preset('modal1Title', otherMessage),
  modal1Content: richText(),
  ...preset('modal2Title', otherMessage),
  modal2Content: richText(),
});

const videoUrl = () => address({ accepts: isWebUrl });
const imageParts = {
  assetId: text({ required: IMAGE_REQUIRED }),
  alt: text({ required: ALT_REQUIRED }),
  videoUrl: videoUrl(),
  sortIndex: whole(),
};

/** An image: an asset with alternative text, or null (document 2 §5.1). */
export const image = () => optionalGroup<Image>(imageParts);
/** A list of such images. */
export const images = (settle?: (value: Image[]) => Image[]) => listOf<Image>(image(), settle && { settle });
/** Images without rules: neither the file nor its text is required. An image without a file is not stored. */
export const looseImages = () =>
  listOf<Image>(optionalGroup<Image>({ ...imageParts, assetId: text(), alt: text(), videoUrl: videoUrl() }), {
    settle: (sentImages: readonly (Image | null)[]) =>
      sentImages.filter((sentImage) => sentImage?.assetId).map((sentImage) => ({ alt: null, ...sentImage })),
  });

/** A document of the media library, or none (document 3 §3). */
export const pdf = () =>
  optionalGroup<PdfRef>({ assetId: documentId() }, (value: PdfRef | null) =>
    value?.assetId ? { assetId: value.assetId } : null,
  );

/** Date-picker options of a call to action (document 2 §3.3). */
const pickerOptions = ({ opensInNewWindow = false } = {}) => ({
  opensInNewWindow: flag({ initial: opensInNewWindow }),
  addDatePickerPopup: flag(),
  advancedPurchaseDays: whole({ from: 0, to: ADVANCE_DAYS_MAX, initial: 0 }),
  minimumNightStay: whole({ from: NIGHTS_MIN, to: NIGHTS_MAX, initial: NIGHTS_MIN }),
});

const isBookNow = ({ type }: Values) => typeof type === 'string' && type.trim() === 'Book Now';
/** A type from the list; a custom text does not replace it. */
const ctaType = (types: readonly string[]) => choice(types, { initial: NONE });

/** A special's call to action: Book Now needs a link, and a link must be an address, with the special's own messages. */
export const specialCta = () =>
  group({
    ...pickerOptions(),
    type: ctaType(SPECIAL_CTAS),
    trackingTag: text(),
    linkUrl: address({ message: CTA_URL, checks: [requiredWhen(isBookNow)] }),
  });

/** A custom type may be no longer than its input allows. The database accepts longer ones, which earlier versions stored. */
const customTypeLength: Check = (type) =>
  typeof type === 'string' && isLongerThan(type, NAME_MAX) ? tooLong(NAME_MAX) : undefined;

/**
 * A call to action that opens in a new window, and stores the text of Other (document 2 §4.5, §5.3, §5.4).
 * @param isUsed whether guests see it at all, given the item; a link is only required then
 */
export const cta = (isUsed: (item: Values) => boolean = () => true) =>
  group(
    {
      ...pickerOptions({ opensInNewWindow: true }),
      type: text({ initial: NONE, checks: [customTypeLength] }),
      typeOther: sentOnly(name()),
      trackingTag: text(),
      linkUrl: address({
        checks: [requiredWhen((siblings, item) => isUsed(item) && isBookNow({ type: presetFromBody('type', siblings) }))],
      }),
    },
    ({ typeOther, ...values }: Values) => ({ ...values, type: presetFromBody('type', { ...values, typeOther }) ?? NONE }),
  );

/** The call to action of a details page: no link is needed; Other without a title counts as None (document 2 §5.2). */
export const detailsCta = (options?: { opensInNewWindow?: boolean }) =>
  group(
    {
      ...pickerOptions(options),
      type: ctaType(DETAILS_CTAS),
      trackingTag: text(),
      linkUrl: address({ message: CTA_URL }),
      titleInput: name(),
    },
    (values: Values) => {
      if (values.type !== OTHER) return values;
      const title = fromPreset(OTHER, values.titleInput as string | null);
      return { ...values, type: title === null ? NONE : OTHER, titleInput: title };
    },
  );

/** A link with its options and without a type (OP-102). */
export const ctaWithoutType = () => group({ ...pickerOptions(), linkUrl: address(), trackingTag: text() });
