import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { definitionOf } from '../../content/definitionOf';
import { accommodations } from './schema';

/** Accommodations: guest rooms, suites, accessible and misc ones (document 2 §3.8, §5.4, OP-94). */
export const accommodationDefinition = definitionOf(accommodationModel, { table: accommodations, clone: true });
