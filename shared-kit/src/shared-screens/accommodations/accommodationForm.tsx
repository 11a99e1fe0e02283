import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image } from 'shared-kit/fields/image/image';
import { firstModal, secondModal } from 'shared-kit/fields/modals/modals';
import { promoFlag } from 'shared-kit/fields/preset/preset';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { RECOMMENDED_SLIDES } from 'shared-kit/rules/limits';
import { ACCOMMODATION_CTAS, ACCOMMODATION_FLAGS, ACCOMMODATION_MODAL_TITLES } from 'shared-kit/rules/options';
import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { accommodationAddress, AccommodationPreview } from './AccommodationPreview';

const modals = { titles: ACCOMMODATION_MODAL_TITLES, otherNeedsText: true };

/** The form of all four kinds of accommodation (document 2 §2.7, §4.5, §5.4; OP-94). */
export default contentForm(accommodationModel, {
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
    {
      title: 'Set an Image',
      fields: { images: image({ label: 'Images', category: 'Accommodations', video: true, recommended: RECOMMENDED_SLIDES }) },
    },
    {
      title: 'CTA (Call to Action)',
      fields: {
        cta: cta({
          label: 'CTA',
          types: ACCOMMODATION_CTAS,
          withoutPicker: ['Learn More', 'Inquire Now', 'Take A Tour'],
          newWindow: true,
        }),
      },
    },
    { title: 'Promo Flag', fields: { promoFlag: promoFlag(ACCOMMODATION_FLAGS) } },
  ],
  previews: [{ label: 'Accommodation', View: AccommodationPreview, address: accommodationAddress }],
});
