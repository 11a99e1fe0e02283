import { listModel } from 'shared-kit/rules/models/list';
import { definitionOf } from '../../content/definitionOf';
import { lists } from './schema';

/** Lists (document 3 §3, §5). */
export const listDefinition = definitionOf(listModel, { table: lists, clone: true });
