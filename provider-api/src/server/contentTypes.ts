import type { ContentDefinition } from '../content/definition';
import { accommodationDefinition } from '../resources/accommodations/definition';
import { calendarEventDefinition } from '../resources/calendar-events/definition';
import { calendarDefinition } from '../resources/calendars/definition';
import { eventDefinition } from '../resources/events/definition';
import { faqCategoryDefinition } from '../resources/faq-categories/definition';
import { faqDefinition } from '../resources/faqs/definition';
import { homePromoDefinition } from '../resources/home-promos/definition';
import { listDefinition } from '../resources/lists/definition';
import { menuDefinition } from '../resources/menus/definition';
import { pressDefinition } from '../resources/presses/definition';
import { specialDefinition } from '../resources/specials/definition';
import { tiledPromoDefinition } from '../resources/tiled-promos/definition';

/** The content types of the API. Routes, bounds in the database and the test that no field is dropped follow from each line. */
export const contentTypes: readonly ContentDefinition[] = [
  specialDefinition,
  tiledPromoDefinition,
  accommodationDefinition,
  faqCategoryDefinition,
  faqDefinition,
  homePromoDefinition,
  listDefinition,
  eventDefinition,
  pressDefinition,
  menuDefinition,
  calendarDefinition,
  calendarEventDefinition,
];
