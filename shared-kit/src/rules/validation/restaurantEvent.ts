import { object } from 'yup';
import { flag, group, name, requiredName, richText, text } from './kinds';
import { CTA_TITLE_REQUIRED } from './messages';
import { images, linkUrl, liveWindow, otherText, pdf, publishing } from './parts';

/** A restaurant's event (document 3 §5). */
export const restaurantEventRules = object({
  ...liveWindow,
  ...publishing,
  title: requiredName(),
  body: richText(),
  displayOnHomepage: flag(),
  shortDescription: text(),
  cta: group({
    type: text(),
    typeInput: otherText('type', CTA_TITLE_REQUIRED),
    linkUrl: linkUrl(),
    opensInNewWindow: flag(),
  }),
  images: images(),
  pdf: pdf(),
  pdfLinkCopy: name(),
  pdfGaLink: text(),
});
