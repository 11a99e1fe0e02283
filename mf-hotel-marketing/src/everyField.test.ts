import accommodationForm from 'shared-kit/shared-screens/accommodations/accommodationForm';
import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { specialModel } from 'shared-kit/rules/models/special';
import { tiledPromoModel } from 'shared-kit/rules/models/tiledPromo';
import { testFields } from 'shared-kit/testing/kinds/testFields';
import { sharedSpecialForm } from './shared-specials/sharedSpecialForm';
import specialForm from './specials/specialForm';
import tiledPromoForm from './tiled-promos/tiledPromoForm';

const film = { assetId: 'asset-1', alt: 'The room', videoUrl: 'https://a.example/film', sortIndex: 0 };

testFields([
  { plural: 'Specials', model: specialModel, form: specialForm },
  { plural: 'Shared Specials', model: sharedSpecialModel, form: sharedSpecialForm },
  { plural: 'Tiled Promos', model: tiledPromoModel, form: tiledPromoForm, more: { pdf: 'asset-2' } },
  { plural: 'Accommodations', model: accommodationModel, form: accommodationForm, more: { images: [film] } },
]);
