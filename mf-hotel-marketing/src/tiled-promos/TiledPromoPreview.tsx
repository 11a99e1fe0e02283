import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import { modalTitles } from 'shared-kit/fields/modals/modals';
import { showsCtaSection } from 'shared-kit/rules/ctaVisibility';
import type { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/options';
import { fromPreset } from 'shared-kit/rules/presets';
import { livePage } from 'shared-kit/rules/previewUrls';

/** The promo as a tile of the hotel's site; a PDF is a link of it, or its button. */
export function TiledPromoPreview({ values: promo, property }: PreviewProps<typeof tiledPromoModel>) {
  const kind = TILED_PROMO_TYPES.find(({ value }) => value === promo.type);
  const pdfLink = promo.pdf && (promo.pdfLinkTitle || promo.pdf.name || 'PDF');
  const ownCta = showsCtaSection(promo);
  return (
    <Site
      url={kind ? livePage(property, kind.liveUrl) : property.url}
      image={promo.images[0]}
      title={promo.title}
      html={promo.shortDescription}
      cta={ownCta ? fromPreset(promo.cta.type, promo.cta.typeOther) : pdfLink}
      links={[...modalTitles(promo), ...(ownCta && pdfLink ? [pdfLink] : [])]}
    />
  );
}
