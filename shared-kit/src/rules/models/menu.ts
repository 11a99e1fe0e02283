import { name, script } from './kinds';
import { defineModel } from './model';
import { publishing } from './parts';

/** A menu that a pasted script displays; the script is stored unchanged (document 3 §3, §5, OP-123). */
export const menuModel = defineModel({
  resource: 'menu',
  collection: 'menus',
  singular: 'menu',
  plural: 'menus',
  titleKey: 'title',
  fields: { ...publishing, title: name({ required: true }), script: script() },
});
