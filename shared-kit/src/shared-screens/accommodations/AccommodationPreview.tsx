import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import { modalTitles } from 'shared-kit/fields/modals/modals';
import type { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { ACCOMMODATION_TYPES } from 'shared-kit/rules/options';
import { fromPreset } from 'shared-kit/rules/presets';
import { livePage } from '../../rules/previewUrls';

/** The accommodation on the hotel's site, with its first image. */
export function AccommodationPreview({ values: room, property }: PreviewProps<typeof accommodationModel>) {
  const kind = ACCOMMODATION_TYPES.find(({ value }) => value === room.type);
  return (
    <Site
      url={kind ? livePage(property, kind.liveUrl) : property.url}
      image={room.images[0]}
      flag={fromPreset(room.promoFlag, room.promoFlagOther)}
      title={room.title}
      html={room.shortDescription}
      cta={fromPreset(room.cta.type, room.cta.typeOther)}
      links={modalTitles(room)}
    />
  );
}
