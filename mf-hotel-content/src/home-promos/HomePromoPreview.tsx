import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { NONE, OTHER } from 'shared-kit/rules/options';
import { livePage } from 'shared-kit/rules/previewUrls';

export type HomePromoPreviewProps = PreviewProps<typeof homePromoModel>;

export const flagOf = ({ promoFlag, promoFlagOther }: HomePromoPreviewProps['values']) =>
  promoFlag === OTHER ? promoFlagOther : promoFlag === NONE ? null : promoFlag;

/** The promo on the hotel's home page; it is one link without a button, because its call to action has no label (OP-102). */
export function HomePromoPreview({ values: promo, property }: HomePromoPreviewProps) {
  return (
    <Site
      url={livePage(property, 'homePromosUrl')}
      image={promo.images[0]}
      flag={flagOf(promo)}
      title={promo.hideTitle ? null : promo.title}
      html={promo.paragraph}
    />
  );
}
