import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { fromPreset } from 'shared-kit/rules/presets';
import type { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';

type Props = PreviewProps<typeof restaurantEventModel>;

const buttonOf = ({ cta }: Props['values']) => fromPreset(cta.type, cta.typeInput);

/** The event on the restaurant's site. */
export const EventPreview = ({ values: event }: Props) => (
  <GuestCard
    images={event.images}
    title={event.title}
    html={event.body}
    cta={buttonOf(event)}
    links={event.pdf ? [{ title: event.pdfLinkCopy || event.pdf.name || 'PDF' }] : []}
  />
);

/** The event on the restaurant's home page, with its short description. */
export function HomeEventPreview({ values: event }: Props) {
  if (!event.displayOnHomepage) return <GuestCard>The home page does not show it.</GuestCard>;
  return (
    <GuestCard images={event.images} title={event.title} cta={buttonOf(event)}>
      {event.shortDescription && <p>{event.shortDescription}</p>}
    </GuestCard>
  );
}
