import { menuModel } from 'shared-kit/rules/models/menu';
import { definitionOf } from '../../content/definitionOf';
import { menuPreviewRoutes } from './routes';
import { menus } from './schema';

/** Menus; the pasted script is stored unchanged (document 3 §3, OP-123). */
export const menuDefinition = definitionOf(menuModel, { table: menus, calls: menuPreviewRoutes });
