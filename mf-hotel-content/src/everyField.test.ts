import { faqModel } from 'shared-kit/rules/models/faq';
import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { listModel } from 'shared-kit/rules/models/list';
import { testFields } from 'shared-kit/testing/kinds/testFields';
import faqForm from './faqs/faqForm';
import homePromoForm from './home-promos/homePromoForm';
import listForm from './lists/listForm';

testFields([
  { plural: 'FAQs', model: faqModel, form: faqForm },
  { plural: 'Home Promos', model: homePromoModel, form: homePromoForm },
  { plural: 'Lists', model: listModel, form: listForm },
]);
