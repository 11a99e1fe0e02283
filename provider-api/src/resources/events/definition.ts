import { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { definitionOf } from '../../content/definitionOf';
import { events } from './schema';

/** Events of restaurants (document 3 §3, §5). */
export const eventDefinition = definitionOf(restaurantEventModel, { table: events });
