import type { ItemBase } from '../entities';
import type { Resource } from '../resources';
import type { Fields, FormValues, StoredValues } from './field';

/**
 * The data half of a content type: where it belongs, what it is called in the API's messages, and its fields. Rules, request
 * body, table columns and types follow from it; its screens are the other half (`contentType`, `contentForm`).
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
  one: string;
  many: string;
  /** The field that lists filter by and that names an item; stored without surrounding spaces. */
  titleKey: Title;
  /** Fields by which a list can be narrowed to one value. */
  filters?: readonly (keyof F & string)[];
  /** Fields that, besides property and tab, divide the order. */
  orderedWithin?: readonly (keyof F & string)[];
  /** How a list is ordered by default; normally in the order that staff gave it. */
  order?: string;
  /** Whether items are cloned to several properties at once. */
  clones: boolean;
  fields: F;
}

/** Defines a model, with its names checked. */
export const defineModel = <const F extends Fields, const R extends Resource, const C extends string>(model: Model<F, R, C>) =>
  model;

/** An item of a model, as the API answers it. */
export type ItemOf<M extends { fields: Fields }> = ItemBase & { propertyId: string; sortIndex: number } & StoredValues<
    M['fields']
  >;

/** What the form of a model holds. */
export type FormOf<M extends { fields: Fields }> = FormValues<M['fields']>;
