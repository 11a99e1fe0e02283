import { specialModel } from 'shared-kit/rules/models/special';
import { definitionOf } from '../../content/definitionOf';
import { specials } from './schema';

/** Hotel specials (document 2 §3.3, §5.1). */
export const specialDefinition = definitionOf(specialModel, { table: specials });
