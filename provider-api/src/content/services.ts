import type { Services } from '../http/app';
import type { ContentEvents } from './events';
import type { References } from './references';

/** What content works with: the resources that know references and listen to events are in a layer above and are passed in. */
export interface ContentServices extends Services {
  references: References;
  events: ContentEvents;
}

/** What joining needs: the store, and what is referred to. */
export type Joining = Pick<ContentServices, 'db' | 'references'>;
