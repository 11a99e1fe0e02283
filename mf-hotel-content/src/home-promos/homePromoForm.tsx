import { contentForm } from 'shared-kit/content/contentForm';
import { cta } from 'shared-kit/fields/cta/cta';
import { dateWindow } from 'shared-kit/fields/dateWindow/dateWindow';
import { image } from 'shared-kit/fields/image/image';
import { promoFlag } from 'shared-kit/fields/preset/preset';
import { richText } from 'shared-kit/fields/richText/richText';
import { text } from 'shared-kit/fields/text/text';
import { toggle } from 'shared-kit/fields/toggle/toggle';
import { HOME_PROMO_FLAGS } from 'shared-kit/rules/options';
import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { livePage } from 'shared-kit/rules/previewUrls';
import { HomePromoPreview } from './HomePromoPreview';

/** The home promo's form; its call to action has no type (document 3 §2, §3, §5, OP-102). */
export default contentForm(homePromoModel, {
  sections: [
    {
      title: 'Title & Content',
      fields: {
        title: text({ label: 'Title', required: true }),
        hideTitle: toggle({ label: 'Hide title', hint: 'Guests see only the picture and the paragraph.' }),
        paragraph: richText({ label: 'Paragraph' }),
      },
    },
    { title: 'Date & Time', fields: { window: dateWindow() } },
    { title: 'Set an Image', fields: { images: image({ label: 'Image', category: 'Home Promos', max: 1 }) } },
    { title: 'CTA', fields: { cta: cta({ label: 'CTA' }) } },
    { title: 'Promo Flag', fields: { promoFlag: promoFlag(HOME_PROMO_FLAGS) } },
  ],
  previews: [{ label: 'Home Promo', View: HomePromoPreview, address: ({ property }) => livePage(property, 'homePromosUrl') }],
  page: { label: 'Home Page' },
});
