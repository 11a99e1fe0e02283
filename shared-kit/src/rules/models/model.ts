import type { ItemBase } from '../entities';
import type { Resource } from '../resources';
import type { Fields, FormValues, StoredValues } from './field';

/**
 * The data half of a content type: where it belongs, its names in the API's messages, and its fields. Rules, request body, table
 * columns and types follow from it. The other half is its screens (`contentType`, `contentForm`).
 */
export interface Model<
  F extends Fields = Fields,
  R extends Resource = Resource,
  Collection extends string = string,
  Title extends keyof F & string = keyof F & string,
> {
  /** The resource of the permissions. */
  resource: R;
  /** The collection of the API below `/properties/{id}/`. */
  collection: Collection;
  /** Names for the API's messages: 'special', 'specials'. */
  singular: string;
  plural: string;
  /** The field that names an item and by which lists are filtered; stored without surrounding spaces. */
  titleKey: Title;
  /** Fields by which a list can be narrowed to one value. */
  filters?: readonly (keyof F & string)[];
  /** Fields that, besides property and tab, divide a list into separately ordered parts. */
  orderedWithin?: readonly (keyof F & string)[];
  /** The default order of a list; without it, the order that staff gave it. */
  order?: string;
  fields: F;
}

/** Defines a model; the compiler checks the names that it uses. */
export const defineModel = <const F extends Fields, const R extends Resource, const C extends string>(model: Model<F, R, C>) =>
  model;

/** An item of a model, as the API returns it. */
export type ItemOf<M extends { fields: Fields }> = ItemBase & { propertyId: string; sortIndex: number } & StoredValues<
    M['fields']
  >;

/** The values of a model's form. */
export type FormOf<M extends { fields: Fields }> = FormValues<M['fields']>;
