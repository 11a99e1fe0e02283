import { accommodationKinds } from 'shared-kit/testing/kinds/accommodationKinds';
import { testClones } from 'shared-kit/testing/kinds/testClones';
import { testForms } from 'shared-kit/testing/kinds/testForms';
import { testLists } from 'shared-kit/testing/kinds/testLists';
import { storedItem, type TestedKind } from 'shared-kit/testing/kinds/testedKind';
import { listOf } from 'shared-kit/testing/fakeApi';
import FaqsPage from './faqs/FaqsPage';
import CloneFaqsPage from './faqs/CloneFaqsPage';
import { category, faq } from '../testing/faqs';
import { FormPage } from 'shared-kit/content/FormPage';
import faqForm from './faqs/faqForm';
import { ListPage } from 'shared-kit/content/ListPage';
import { homePromo } from './home-promos/homePromo';
import homePromoForm from './home-promos/homePromoForm';
import { ClonePage } from 'shared-kit/content/ClonePage';
import { list } from './lists/list';
import listForm from './lists/listForm';
import { faq as faqType } from './faqs/faq';

const DATED = ['Starts On', 'Ends On', 'Status'];

const faqs: TestedKind = {
  plural: 'FAQs',
  singular: 'FAQ',
  remove: 'FAQ',
  list: <FaqsPage />,
  form: <FormPage type={faqType} form={faqForm} />,
  clone: { page: <CloneFaqsPage />, heading: 'Clone FAQs' },
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

const homePromos: TestedKind = {
  plural: 'Home Promos',
  singular: 'Home Promo',
  remove: 'Home Promo',
  list: <ListPage type={homePromo} />,
  form: <FormPage type={homePromo} form={homePromoForm} />,
  clone: { page: <ClonePage type={homePromo} />, heading: 'Clone Home Promo' },
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

const lists: TestedKind = {
  plural: 'Lists',
  singular: 'List',
  remove: 'List',
  list: <ListPage type={list} />,
  form: <FormPage type={list} form={listForm} />,
  clone: { page: <ClonePage type={list} />, heading: 'Clone List' },
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

describe('lists', () => testLists(kinds));

describe('forms', () => testForms(kinds));

describe('clones', () => testClones(kinds.filter(({ plural }) => plural !== 'FAQs')));
