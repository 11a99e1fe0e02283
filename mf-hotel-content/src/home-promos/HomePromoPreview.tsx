import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { HomePromo } from 'shared-kit/rules/entities';
import { NONE, OTHER } from 'shared-kit/rules/options';

/** The promo's values as the form holds them. */
export type FormValues = HomePromo & { promoFlagOther: string };

export const flagOf = ({ promoFlag, promoFlagOther }: FormValues) =>
  promoFlag === OTHER ? promoFlagOther : promoFlag === NONE ? null : promoFlag;

/** The promo on the hotel's home page; it is one link without a button, because its call to action has no words (OP-102). */
export function HomePromoPreview({ values, property }: PreviewProps) {
  const promo = values as unknown as FormValues;
  return (
    <Site
      url={property.previewUrls.homePromosUrl ?? property.url}
      image={promo.images[0]}
      flag={flagOf(promo)}
      title={promo.hideTitle ? null : promo.title}
      html={promo.paragraph}
    />
  );
}
