import type { Content } from 'shared-kit/content/contentRoutes';
import { event } from './events/event';
import { menu } from './menu/menu';
import { press } from './press/press';

/** The content types of this remote: routes and pages of each follow from its line (document 3 §2). */
export const content: Content[] = [
  { type: event, list: () => import('./events/EventsPage'), form: () => import('./events/eventForm') },
  { type: press, list: () => import('./press/PressPage'), form: () => import('./press/pressForm') },
  { type: menu, list: () => import('./menu/MenusPage'), form: () => import('./menu/menuForm') },
];
