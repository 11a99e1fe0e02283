import { OTHER, RESTAURANT_EVENT_CTAS } from '../options';
import { fromPreset, toPreset } from '../presets';
import { CTA_TITLE_REQUIRED } from '../validation/eventMessages';
import { CTA_URL, NOT_CHOICE } from '../validation/messages';
import { isFilled } from '../validation/text';
import type { Check, Values } from './field';
import { address, flag, group, name, richText, text } from './kinds';
import { defineModel } from './model';
import { images, liveWindow, requiredWhen, pdf, publishing } from './parts';

const TYPES: readonly string[] = RESTAURANT_EVENT_CTAS;

/** A type from the list, or the custom one that is also in `typeInput`, as in a response. */
const knownType: Check = (type, { typeInput }) =>
  isFilled(type) && !TYPES.includes(type) && type !== typeInput ? NOT_CHOICE : undefined;

/** A custom type is stored both as the type and in `typeInput` (OP-108). */
function settleCta(values: Values): Values {
  const type = fromPreset(values.type as string | null, values.typeInput as string | null);
  const { text: customType } = toPreset(RESTAURANT_EVENT_CTAS, type);
  return { ...values, type, typeInput: customType || null };
}

/** An event of a restaurant (document 3 §3, §5). */
export const restaurantEventModel = defineModel({
  resource: 'event',
  collection: 'events',
  singular: 'event',
  plural: 'events',
  titleKey: 'title',
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    body: richText(),
    displayOnHomepage: flag(),
    shortDescription: text(),
    cta: group(
      {
        type: text({ checks: [knownType] }),
        typeInput: name({ checks: [requiredWhen((siblings) => siblings.type === OTHER, CTA_TITLE_REQUIRED)] }),
        linkUrl: address({ message: CTA_URL }),
        opensInNewWindow: flag(),
      },
      settleCta,
    ),
    images: images(),
    pdf: pdf(),
    pdfLinkCopy: name(),
    pdfGaLink: text(),
  },
});
