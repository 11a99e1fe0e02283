import { pressModel } from 'shared-kit/rules/models/press';
import { definitionOf } from '../../content/definitionOf';
import { presses } from './schema';

/** Press items of restaurants (document 3 §3, OP-110). */
export const pressDefinition = definitionOf(pressModel, { table: presses });
