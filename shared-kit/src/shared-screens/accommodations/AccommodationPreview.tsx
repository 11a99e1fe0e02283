import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { modalLinks } from 'shared-kit/fields/modals/modals';
import type { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { ACCOMMODATION_TYPES } from 'shared-kit/rules/itemTypes';
import { fromPreset } from 'shared-kit/rules/presets';
import { livePage } from '../../rules/previewUrls';

type Props = PreviewProps<typeof accommodationModel>;

/** The accommodation on the hotel's site, with all its images; its floor plan opens below. */
export const AccommodationPreview = ({ values: room }: Props) => (
  <GuestCard
    images={room.images}
    flag={fromPreset(room.promoFlag, room.promoFlagOther)}
    title={room.title}
    html={room.shortDescription}
    cta={fromPreset(room.cta.type, room.cta.typeOther)}
    links={modalLinks(room)}
  />
);

/** The live page of its kind of room. */
export function accommodationAddress({ values: { type }, property }: Props): string {
  const kind = ACCOMMODATION_TYPES.find(({ value }) => value === type);
  return kind ? livePage(property, kind.liveUrl) : property.url;
}
