import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import type { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { fromPreset } from 'shared-kit/rules/presets';

/** The promo on the hotel's home page; it is one link without a button, because its call to action has no label (OP-102). */
export const HomePromoPreview = ({ values: promo }: PreviewProps<typeof homePromoModel>) => (
  <GuestCard
    images={promo.images}
    flag={fromPreset(promo.promoFlag, promo.promoFlagOther)}
    title={promo.hideTitle ? null : promo.title}
    html={promo.paragraph}
  />
);
