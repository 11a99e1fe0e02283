import { contentForm } from '../content/contentForm';
import { cta } from '../fields/cta/cta';
import { image, singleImage } from '../fields/image/image';
import { richText } from '../fields/richText/richText';
import { text } from '../fields/text/text';
import { textArea } from '../fields/text/textArea';
import { monthRange } from '../rules/dates';
import { eventState } from '../rules/eventState';
import { isWallTime } from '../rules/instant';
import { inTextOrder } from '../rules/inTextOrder';
import { livePage } from '../rules/previewUrls';
import { DETAILS_CTAS } from '../rules/options';
import { calendarEventModel } from '../rules/models/calendarEvent';
import { calendarChoice } from './calendarChoice';
import { EventPreview, PagePreview } from './EventPreview';
import { eventCta } from './eventFields/eventCta';
import { repeat } from './eventFields/repeat';
import { when } from './eventFields/when';

/** The form of a calendar event, of hotels and restaurants alike (document 2 §2.3, §3.6, §5.2; OP-89). */
export const eventForm = contentForm(calendarEventModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        calendarId: calendarChoice(),
        title: text({ label: 'Title', required: true }),
        // The limit in its hint is not enforced (document 2 §5.2, M-165).
        shortDescription: textArea({ label: 'Short Description', required: true, rows: 3, hint: 'Under 50 words.' }),
      },
    },
    {
      title: 'Date & Time',
      fields: {
        window: when(),
        customTime: text({
          label: 'Custom Time',
          optional: true,
          hint: 'Shown instead of the times, at most 30 characters. If an event ends after midnight, end it at 11:45 PM and give its times here.',
        }),
        repeat: repeat(),
      },
    },
    { title: 'Set an Image', fields: { images: image({ label: 'Image', category: 'Calendars', max: 1 }) } },
    { title: 'CTA', fields: { cta: eventCta() } },
    {
      title: 'Internal Detail Page',
      fields: {
        'details.content': richText({ label: 'Internal Detail Page Content' }),
        'details.image': singleImage({ label: 'Internal Detail Page Image', category: 'Calendars' }),
        'details.cta': cta({
          label: 'Internal Detail Page CTA',
          types: DETAILS_CTAS,
          withoutPicker: ['Learn More', 'Inquire Now'],
          textKey: 'titleInput',
          newWindow: true,
        }),
      },
    },
  ],
  previews: [
    { label: 'Event', View: EventPreview, address: ({ property }) => livePage(property, 'calendarsUrl') },
    { label: 'Internal Detail Page', View: PagePreview },
  ],
  state: (values, zone, now) => {
    // The form has 'none' where the API has null.
    const repeats: string | null = values.repeats;
    return eventState(repeats === 'none' ? { ...values, repeats: null } : values, zone, now);
  },
  page: {
    label: 'Month',
    query: ({ calendarId, start }) => ({
      orderBy: 'start:ASC',
      calendarId: calendarId || undefined,
      start: isWallTime(start) ? monthRange(start).start : undefined,
    }),
    compare: (a, b) => inTextOrder(a.start, b.start),
  },
});
