import { contentForm, type PreviewProps } from '../content/contentForm';
import { Site } from '../content/preview/Site';
import { cta } from '../fields/cta/cta';
import { image, singleImage } from '../fields/image/image';
import { richText } from '../fields/richText/richText';
import { text } from '../fields/text/text';
import { timeText, wallPickerText } from '../rules/dates';
import { DETAILS_CTAS } from '../rules/options';
import { calendarEventModel } from '../rules/models/calendarEvent';
import { calendarChoice, eventCta, repeat, shortDescription, when } from './eventFields';

type Props = PreviewProps<typeof calendarEventModel>;

const timesOf = ({ start, end, allDay, customTime }: Props['values']) =>
  customTime || (allDay ? 'All Day' : [timeText(start), timeText(end)].filter(Boolean).join(' – '));

function EventPreview({ values: event, property }: Props) {
  const day = wallPickerText(event.start).split(' ')[0];
  return (
    <Site
      url={property.url}
      image={event.images[0]}
      title={event.title}
      cta={event.cta.type === 'No Detail Page' ? null : event.cta.linkText}
    >
      <p>{[day, timesOf(event)].filter(Boolean).join(', ')}</p>
      {event.shortDescription && <p>{event.shortDescription}</p>}
    </Site>
  );
}

function PagePreview({ values: { title, details }, property }: Props) {
  const type = details.cta?.type;
  return (
    <Site url={property.url} image={details.image} title={title} html={details.content} cta={type === 'None' ? null : type} />
  );
}

/** The form of a calendar event, of hotels and restaurants alike (document 2 §2.3, §3.6, §5.2; OP-89). */
export const eventForm = contentForm(calendarEventModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        calendarId: calendarChoice(),
        title: text({ label: 'Title', required: true }),
        shortDescription: shortDescription(),
      },
    },
    {
      title: 'Date & Time',
      fields: {
        window: when(),
        customTime: text({
          label: 'Custom Time',
          optional: true,
          hint: 'Shown instead of the times, at most 30 characters. An event that ends past midnight: end it at 11:45 PM and say its times here.',
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
          place: 'calendarEventDetails',
          otherKey: 'titleInput',
          newWindow: true,
        }),
      },
    },
  ],
  previews: [
    { label: 'Event', View: EventPreview },
    { label: 'Internal Detail Page', View: PagePreview },
  ],
});
