import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { generatedTag } from 'shared-kit/fields/cta/generatedFields';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image } from 'shared-kit/fields/image/image';
import { firstModal, secondModal } from 'shared-kit/fields/modals/modals';
import { pdfById } from 'shared-kit/fields/pdf/pdf';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { showsCtaSection } from 'shared-kit/rules/ctaVisibility';
import { TILED_PROMO_CTAS, TILED_PROMO_MODAL_TITLES } from 'shared-kit/rules/options';
import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { tiledPromoAddress, TiledPromoPreview } from './TiledPromoPreview';

const modals = { titles: TILED_PROMO_MODAL_TITLES, otherNeedsText: false };

/** The form of all six kinds of tiled promo (document 2 §2.7, §4.4, §4.5, §5.3). */
export default contentForm(tiledPromoModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        shortDescription: richText({ label: 'Short Description', required: true }),
        modal1: firstModal(modals),
        modal2: secondModal(modals),
      },
    },
    { title: 'Date & Time', fields: { window: dateWindow() } },
    { title: 'Set an Image', fields: { images: image({ label: 'Image', category: 'Tiled Promos', max: 1 }) } },
    {
      title: 'Upload a PDF',
      fields: {
        pdf: pdfById({ label: 'PDF', category: 'Tiled Promos' }),
        pdfLinkTitle: text({ label: 'PDF Link Title', optional: true }),
        pdfTrackingTag: generatedTag('PDF Tracking Tag'),
        usePdfAsCta: toggle({
          label: 'Use PDF as CTA',
          hint: 'The link to the PDF replaces the call to action. Without a PDF there is none.',
        }),
      },
    },
    {
      title: 'CTA (Call to Action)',
      shows: showsCtaSection,
      fields: { cta: cta({ label: 'CTA', types: TILED_PROMO_CTAS, withoutPicker: ['Learn More'], newWindow: true }) },
    },
  ],
  previews: [{ label: 'Promo', View: TiledPromoPreview, address: tiledPromoAddress }],
});
