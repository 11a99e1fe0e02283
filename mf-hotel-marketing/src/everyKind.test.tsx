import { accommodationKinds } from 'shared-kit/testing/kinds/accommodationKinds';
import { testClones } from 'shared-kit/testing/kinds/testClones';
import { testForms } from 'shared-kit/testing/kinds/testForms';
import { testLists } from 'shared-kit/testing/kinds/testLists';
import { storedItem, type TestedKind } from 'shared-kit/testing/kinds/testedKind';
import { special } from '../testing/specials/samples';
import { ListPage } from 'shared-kit/content/ListPage';
import { FormPage } from 'shared-kit/content/FormPage';
import specialForm from './specials/specialForm';
import { ClonePage } from 'shared-kit/content/ClonePage';
import { typePage } from 'shared-kit/content/contentPages';
import { tiledPromos } from './tiled-promos/tiledPromo';
import tiledPromoForm from './tiled-promos/tiledPromoForm';
import { special as specialType } from './specials/special';

const TiledPromosPage = typePage(tiledPromos, ListPage);
const TiledPromoFormPage = typePage(tiledPromos, (props) => <FormPage {...props} form={tiledPromoForm} />);
const CloneTiledPromosPage = typePage(tiledPromos, ClonePage);

const COLUMNS = ['Title', 'Starts On', 'Ends On', 'Status'];

const specials: TestedKind = {
  plural: 'Specials',
  singular: 'Special',
  remove: 'Special',
  list: <ListPage type={specialType} />,
  form: <FormPage type={specialType} form={specialForm} />,
  clone: { page: <ClonePage type={specialType} />, heading: 'Clone Special' },
  place: 'hotel',
  path: 'specials',
  api: 'specials',
  titleKey: 'title',
  titleLabel: 'Title',
  live: { label: 'View Live Specials Page', key: 'specials_url' },
  columns: COLUMNS,
  sections: ['Title & Content', 'Date & Time', 'Set an Image', 'CTA', 'Promo Flag', 'Details Page', 'Preview + Publish'],
  errorId: 'hotel-special-error',
  item: special,
  badge: true,
};

/** One kind of tiled promo, with its texts spelled out as in the documents. */
const promos = (type: string, path: string, label: string, liveKey: string): TestedKind => ({
  plural: `${label} Promos`,
  singular: `${label} Promo`,
  remove: type === 'meeting' ? 'Meeting' : 'Dining',
  list: <TiledPromosPage />,
  form: <TiledPromoFormPage />,
  clone: { page: <CloneTiledPromosPage />, heading: `Clone ${label}` },
  place: 'hotel',
  path: `tiled/${path}`,
  api: 'tiled-promos',
  scope: { type },
  titleKey: 'title',
  titleLabel: 'Title',
  live: { label: `View Live ${label} Page`, key: liveKey },
  columns: COLUMNS,
  sections: ['Title & Content', 'Date & Time', 'Set an Image', 'Upload a PDF', 'CTA (Call to Action)', 'Preview + Publish'],
  errorId: 'hotel-tiled-promo-error',
  item: (id, more) =>
    storedItem(id, {
      type,
      title: `Promo ${id}`,
      short_description: '<p>Words.</p>',
      modal1_title: null,
      modal1_content: null,
      modal2_title: null,
      modal2_content: null,
      images: [],
      pdf: null,
      pdf_asset: null,
      use_pdf_as_cta: false,
      cta: { type: null },
      ...more,
    }),
  badge: true,
});

const kinds = [
  specials,
  promos('meeting', 'meetings', 'Meetings', 'meetings_url'),
  promos('dining', 'dining', 'Private Dining', 'dinings_url'),
  ...accommodationKinds('guestroom', 'suite'),
];

describe('lists', () => testLists(kinds));

describe('forms', () => testForms(kinds));

describe('clones', () => testClones(kinds));
