import { testForms } from 'shared-kit/testing/kinds/testForms';
import { testLists } from 'shared-kit/testing/kinds/testLists';
import { storedItem, type TestedKind } from 'shared-kit/testing/kinds/testedKind';
import EventsPage from './events/EventsPage';
import MenusPage from './menu/MenusPage';
import PressPage from './press/PressPage';
import { FormPage } from 'shared-kit/content/FormPage';
import { event } from './events/event';
import eventForm from './events/eventForm';
import { press as pressType } from './press/press';
import pressForm from './press/pressForm';
import { menu } from './menu/menu';
import menuForm from './menu/menuForm';

const events: TestedKind = {
  plural: 'Events',
  singular: 'Event',
  remove: 'Event',
  list: <EventsPage />,
  form: <FormPage type={event} form={eventForm} />,
  place: 'restaurant',
  path: 'events',
  api: 'events',
  titleKey: 'title',
  titleLabel: 'Title',
  live: { label: 'View Live Events Page', key: 'events_url' },
  columns: ['Title', 'Starts On', 'Ends On', 'Displays on Home', 'Status'],
  sections: ['Title & Content', 'CTA', 'Date', 'Set an Image', 'Upload PDF', 'Preview + Publish'],
  errorId: 'restaurant-event-error',
  item: (id, more) =>
    storedItem(id, {
      title: `Event ${id}`,
      body: '<p>Jazz.</p>',
      short_description: null,
      display_on_homepage: false,
      cta: { type: null, type_input: null, link_url: null, opens_in_new_window: false },
      images: [],
      pdf: null,
      pdf_link_copy: null,
      pdf_ga_link: null,
      ...more,
    }),
  badge: true,
};

const withoutWindow = ({ starts_on: _from, ends_on: _to, does_not_end: _open, ...item }: ReturnType<typeof storedItem>) => item;

const press: TestedKind = {
  ...events,
  plural: 'Press',
  singular: 'Press',
  remove: 'Press',
  list: <PressPage />,
  form: <FormPage type={pressType} form={pressForm} />,
  path: 'press',
  api: 'presses',
  live: { label: 'View Live Press Page', key: 'press_url' },
  columns: ['Date', 'Title', 'Publisher', 'Displays on Home', 'Status'],
  sections: ['Title & Content', 'Date', 'Upload PDF', 'Preview + Publish'],
  errorId: 'restaurant-press-error',
  item: (id, more) =>
    withoutWindow(
      storedItem(id, {
        title: `Review ${id}`,
        publisher: 'The Evening Courier',
        body: null,
        display_on_homepage: true,
        url: null,
        publish_date: '2026-03-29',
        pdf: null,
        ...more,
      }),
    ),
  badge: false,
};

const menus: TestedKind = {
  ...events,
  plural: 'Menus',
  singular: 'Menu',
  remove: 'Menu',
  list: <MenusPage />,
  form: <FormPage type={menu} form={menuForm} />,
  path: 'menu',
  api: 'menus',
  live: { label: 'View Live Menus Page', key: 'menus_url' },
  columns: ['Title', 'Status'],
  sections: ['Title & Content', 'Preview + Publish'],
  errorId: 'restaurant-menu-error',
  item: (id, more) => withoutWindow(storedItem(id, { title: `Menu ${id}`, script: '<script>1</script>', ...more })),
  badge: false,
};

const kinds = [events, press, menus];

describe('lists', () => testLists(kinds));

describe('forms', () => testForms(kinds));
