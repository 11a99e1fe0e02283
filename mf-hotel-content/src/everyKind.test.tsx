import { accommodationKinds } from 'shared-kit/testing/kinds/accommodationKinds';
import { proveClones } from 'shared-kit/testing/kinds/proveClones';
import { proveForms } from 'shared-kit/testing/kinds/proveForms';
import { proveLists } from 'shared-kit/testing/kinds/proveLists';
import { storedItem, type ProvedKind } from 'shared-kit/testing/kinds/provedKind';
import { listOf } from 'shared-kit/testing/fakeApi';
import FaqFormPage from './faqs/FaqFormPage';
import FaqsPage from './faqs/FaqsPage';
import CloneFaqsPage from './faqs/CloneFaqsPage';
import { category, faq } from './faqs/samples';
import CloneHomePromosPage from './home-promos/CloneHomePromosPage';
import HomePromoFormPage from './home-promos/HomePromoFormPage';
import HomePromosPage from './home-promos/HomePromosPage';
import CloneListsPage from './lists/CloneListsPage';
import ListFormPage from './lists/ListFormPage';
import ListsPage from './lists/ListsPage';

const DATED = ['Starts On', 'Ends On', 'Status'];

const faqs: ProvedKind = {
  many: 'FAQs',
  one: 'FAQ',
  remove: 'FAQ',
  list: <FaqsPage />,
  form: <FaqFormPage />,
  clone: <CloneFaqsPage />,
  place: 'hotel',
  path: 'faqs',
  api: 'faqs',
  sortScope: { category_id: '10' },
  titleKey: 'question',
  titleLabel: 'Question',
  live: { label: 'View Live FAQs Page', key: 'faqs_url' },
  columns: ['Question', ...DATED],
  sections: ['Title & Content', 'Date & Time', 'Preview + Publish'],
  errorId: 'hotel-faq-error',
  item: (id, more) => faq(id, '10', more),
  routes: { 'GET /properties/7/faq-categories': listOf([category('10', 'Pets')]) },
  perPage: '1000',
  badge: true,
};

const homePromos: ProvedKind = {
  many: 'Home Promos',
  one: 'Home Promo',
  remove: 'Home Promo',
  list: <HomePromosPage />,
  form: <HomePromoFormPage />,
  clone: <CloneHomePromosPage />,
  cloneHeading: 'Clone Home Promo',
  place: 'hotel',
  path: 'promos',
  api: 'home-promos',
  titleKey: 'title',
  titleLabel: 'Title',
  live: { label: 'View Live Home Promos Page', key: 'home_promos_url' },
  columns: ['Title', ...DATED],
  sections: ['Title & Content', 'Date & Time', 'Set an Image', 'CTA', 'Promo Flag', 'Preview + Publish'],
  errorId: 'hotel-home-promo-error',
  item: (id, more) =>
    storedItem(id, {
      title: `Promo ${id}`,
      hide_title: false,
      paragraph: '<p>Warm.</p>',
      promo_flag: null,
      images: [],
      cta: null,
      ...more,
    }),
  badge: true,
};

const lists: ProvedKind = {
  many: 'Lists',
  one: 'List',
  remove: 'List',
  list: <ListsPage />,
  form: <ListFormPage />,
  clone: <CloneListsPage />,
  cloneHeading: 'Clone List',
  place: 'hotel',
  path: 'lists',
  api: 'lists',
  titleKey: 'title',
  titleLabel: 'Title',
  live: { label: 'View Live Lists Page', key: 'lists_url' },
  columns: ['Title', ...DATED],
  sections: ['Title & Content', 'Date & Time', 'Preview + Publish'],
  errorId: 'hotel-list-error',
  item: (id, more) =>
    storedItem(id, { title: `List ${id}`, header: null, content: '<p>Warm.</p>', page_displayed_on: ['homepage'], ...more }),
  badge: true,
};

const kinds = [faqs, homePromos, lists, ...accommodationKinds('accessible', 'misc')];

describe('lists', () => proveLists(kinds));

describe('forms', () => proveForms(kinds));

describe('clones', () => proveClones(kinds.filter(({ many }) => many !== 'FAQs')));
