import { ACCOMMODATION_TYPES } from '../../src/rules/itemTypes';
import { snakeKey } from '../../src/rules/keyCase';
import { storedItem, type TestedKind } from './testedKind';
import { ListPage } from 'shared-kit/content/ListPage';
import { typePage } from 'shared-kit/content/contentPages';
import { accommodations } from '../../src/shared-screens/accommodations/accommodation';
import { FormPage } from 'shared-kit/content/FormPage';
import accommodationForm from '../../src/shared-screens/accommodations/accommodationForm';
import { ClonePage } from 'shared-kit/content/ClonePage';

const AccommodationsPage = typePage(accommodations, ListPage);
const AccommodationFormPage = typePage(accommodations, (props) => <FormPage {...props} form={accommodationForm} />);
const CloneAccommodationsPage = typePage(accommodations, ClonePage);

/**
 * The accommodations that a package shows, for its shared tests.
 * @param types `guestroom`, `suite`, `accessible`, `misc`
 */
export const accommodationKinds = (...types: string[]): TestedKind[] =>
  ACCOMMODATION_TYPES.filter(({ value }) => types.includes(value)).map(({ value, path, label, heading, liveUrl }) => ({
    plural: heading,
    singular: heading.replace(/s$/, ''),
    remove: 'Accommodation',
    list: <AccommodationsPage />,
    form: <AccommodationFormPage />,
    clone: { page: <CloneAccommodationsPage />, heading: `Clone ${label}` },
    place: 'hotel',
    path: `accommodations/${path}`,
    api: 'accommodations',
    scope: { type: value },
    titleKey: 'title',
    titleLabel: 'Title',
    live: { label: `View Live ${heading} Page`, key: snakeKey(liveUrl) },
    columns: ['Title', 'Starts On', 'Ends On', 'Status'],
    sections: ['Title & Content', 'Date & Time', 'Set an Image', 'CTA (Call to Action)', 'Promo Flag', 'Preview + Publish'],
    errorId: 'hotel-accommodation-error',
    item: (id, more) =>
      storedItem(id, {
        type: value,
        title: `Room ${id}`,
        short_description: '<p>Words.</p>',
        modal1_title: null,
        modal1_content: null,
        modal2_title: null,
        modal2_content: null,
        promo_flag: null,
        images: [],
        cta: { type: null },
        ...more,
      }),
    badge: true,
  }));
