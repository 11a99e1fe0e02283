import { faqModel } from 'shared-kit/rules/models/faq';
import { homePromoModel } from 'shared-kit/rules/models/homePromo';
import { listModel } from 'shared-kit/rules/models/list';
import { proveFields } from 'shared-kit/testing/kinds/proveFields';
import faqForm from './faqs/faqForm';
import homePromoForm from './home-promos/homePromoForm';
import listForm from './lists/listForm';

proveFields([
  { plural: 'FAQs', model: faqModel, form: faqForm },
  { plural: 'Home Promos', model: homePromoModel, form: homePromoForm },
  { plural: 'Lists', model: listModel, form: listForm },
]);
