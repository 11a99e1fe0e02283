import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { modalLinks } from 'shared-kit/fields/modals/modals';
import { showsCtaSection } from 'shared-kit/rules/ctaVisibility';
import type { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import { fromPreset } from 'shared-kit/rules/presets';
import { livePage } from 'shared-kit/rules/previewUrls';

type Props = PreviewProps<typeof tiledPromoModel>;

/** The promo as a tile on the hotel's site; a PDF becomes a link in it, or its button. */
export function TiledPromoPreview({ values: promo }: Props) {
  const pdfLink = promo.pdf && (promo.pdfLinkTitle || promo.pdf.name || 'PDF');
  const ownCta = showsCtaSection(promo);
  return (
    <GuestCard
      images={promo.images}
      title={promo.title}
      html={promo.shortDescription}
      cta={ownCta ? fromPreset(promo.cta.type, promo.cta.typeOther) : pdfLink}
      links={[...modalLinks(promo), ...(ownCta && pdfLink ? [{ title: pdfLink }] : [])]}
    />
  );
}

/** The live page of its kind of promo. */
export function tiledPromoAddress({ values: { type }, property }: Props): string {
  const kind = TILED_PROMO_TYPES.find(({ value }) => value === type);
  return kind ? livePage(property, kind.liveUrl) : property.url;
}
