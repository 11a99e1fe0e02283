import { object } from 'yup';
import { readInstant } from '../instant';
import { CUSTOM_TIME_MAX } from '../limits';
import { address, filled, flag, group, id, instant, name, requiredName, richText, text } from './kinds';
import { CUSTOM_TIME_LENGTH, END_AFTER_START, REQUIRED } from './messages';
import { beside, detailsCta, image, images, publishing } from './parts';
import { repeatFields } from './repeat';
import { isFilled } from './text';

const EXTERNAL = 'External Site';
const NO_PAGE = 'No Detail Page';

const eventCta = () =>
  group({
    type: text(),
    linkText: name().test('linkText', REQUIRED, (value, context) => {
      const { type } = beside(context);
      return !isFilled(type) || type === NO_PAGE || isFilled(value);
    }),
    linkUrl: address().test('linkUrl', REQUIRED, (value, context) => beside(context).type !== EXTERNAL || isFilled(value)),
    trackingTag: text(),
  });

/** A calendar event of a hotel or a restaurant; its short description has no rule (document 2 §5.2, OP-74, OP-89). */
export const calendarEventRules = object({
  ...publishing,
  ...repeatFields('repeats'),
  calendarId: id().test(filled()),
  title: requiredName(),
  shortDescription: text(),
  start: instant().test(filled()),
  end: instant()
    .test(filled())
    .test('order', END_AFTER_START, (value, context) => {
      const [start, end] = [readInstant(beside(context).start), readInstant(value)];
      return !start || !end || start <= end;
    }),
  allDay: flag(),
  doesNotEnd: flag(),
  customTime: text().test('length', CUSTOM_TIME_LENGTH, (value) => (value ?? '').length <= CUSTOM_TIME_MAX),
  eventEndsOption: text(),
  images: images(),
  cta: eventCta(),
  details: group({ content: richText(), image: image(), cta: detailsCta() }),
});
