import type { Column } from '../ui/table/column';
import type { Image, ItemBase, Property, PropertyType } from '../rules/entities';
import type { Fields } from '../rules/models/field';
import type { ItemOf } from '../rules/models/model';
import type { PreviewUrlKey } from '../rules/previewUrls';
import type { LivePageOf, Resource } from '../rules/resources';
import { inSentence } from './inSentence';

/** The fields of every item that pages list and edit. */
export interface ContentItem extends ItemBase {
  published?: boolean;
  archived?: boolean;
  startsOn?: string | null;
  endsOn?: string | null;
  doesNotEnd?: boolean;
  /** Its position in the order that staff gave its list; absent or null where there is none. */
  sortIndex?: number | null;
  /** Only for kinds with pictures. Lists show the first one. */
  images?: readonly (Pick<Image, 'thumbUrl'> | null)[];
}

/** What the columns of one list need to know. */
export interface ColumnContext {
  /** Dates are shown in the property's time zone. */
  timeZone: string;
  editHref: (id: string) => string;
  /** Ids of the rows that carry the LIVE badge. */
  live: ReadonlySet<string>;
  /** The state of a row in words (OP-144). */
  stateTextOf: (row: ContentItem) => string;
  /** Called when a row is likely to be opened, since its link is hovered or focused. */
  prefetch: (id: string) => void;
}

/** A column, built for the list it is in. */
export type ContentColumn<T> = (context: ColumnContext) => Column<T>;

interface Labels {
  singular: string;
  plural: string;
  /** What one is called inside a sentence, 'press item'; defaults to the singular. */
  item?: string;
  /** What several are called inside a sentence, 'press items'; defaults to the plural. */
  items?: string;
  /** The link of the live-page line; defaults to 'View Live {plural} Page'. */
  live?: string;
  /** The title in the menu and the breadcrumbs; defaults to the plural. */
  menu?: string;
  /** What follows 'Clone' in the clone page's heading; defaults to the singular. */
  clone?: string;
  /** What follows 'Delete' in the title of the delete dialog; defaults to the singular. */
  remove?: string;
}

/** How a remote describes a content type: plain data that its routes and pages read. */
interface ContentTypeOptions {
  /** The kind of property that it belongs to. */
  place: PropertyType;
  /** The permission resource. */
  resource: Resource;
  /** The collection of the API below `/properties/{id}/`. */
  api: string;
  /** The address below the property; defaults to the collection's. */
  path?: string;
  /** The path below which the items are, if it differs from the list's: `calendars/events`. */
  itemPath?: string;
  labels: Labels;
  /** The key of the live-page link in the property's preview addresses. */
  liveLink: PreviewUrlKey;
  /** Its position in the property's sidebar, among the entries of all remotes (document 1 §2, OP-06). */
  sidebar: number;
  /** Parameters of every list, `{ type: 'meeting' }`; they are part of a new item as well. */
  scope?: Record<string, string>;
  /** The key that the search box filters and that names an item in messages. */
  titleKey: string;
  /** How items are ordered where they are chosen, `start:ASC`; defaults to the order that staff gave them. */
  order?: string;
  /** LIVE badges are limited to the first rows that are live (home promos: 3). */
  liveLimit?: number;
  /** Whether its items have no dates: they are drafts or live. */
  undated?: boolean;
  /** Whether rows can be cloned to other hotels. */
  clones?: boolean;
}

/**
 * What distinguishes one kind of content from others; everything else is shared by ListPage, FormPage and ClonePage (documents 2
 * and 3 §2). Its form is in a separate file (`contentForm`), so that a list loads no form code.
 */
export interface ContentType<T extends ContentItem> extends ContentTypeOptions {
  /** Names the error area of the form: `hotel-special` gives `hotel-special-error` (document 3 §8). */
  name: string;
  path: string;
  labels: Labels & { live: string };
  /** For the compiler only; it does not exist at run time. */
  readonly item?: T;
}

interface Names {
  resource: Resource;
  collection: string;
  titleKey: string;
}

/** A description whose names match those of its model. */
type OptionsOf<M extends Names> = ContentTypeOptions & {
  resource: M['resource'];
  api: M['collection'];
  titleKey: M['titleKey'];
  liveLink: LivePageOf<M['resource']>;
};

/**
 * Defines a content type without its form. The model is only a type parameter, so that a list loads no fields and no rules; the
 * compiler checks the names against it.
 */
export const contentType = <M extends Names & { fields: Fields }, T extends ContentItem = ItemOf<M>>(
  options: OptionsOf<M>,
): ContentType<T> => ({
  path: options.api,
  ...options,
  name: `${options.place}-${options.resource.replaceAll('_', '-')}`,
  labels: { live: `View Live ${options.labels.plural} Page`, ...options.labels },
});

/** What one item is called inside a sentence: 'press item'. */
export const singularNoun = ({ labels }: Pick<ContentType<never>, 'labels'>) => labels.item ?? inSentence(labels.singular);

/** What several items are called inside a sentence: 'press items'. */
export const pluralNoun = ({ labels }: Pick<ContentType<never>, 'labels'>) => labels.items ?? inSentence(labels.plural);

/** The title of an item, for messages and lists. */
export const titleOf = ({ titleKey }: { titleKey: string }, item: object): string =>
  String((item as Readonly<Record<string, unknown>>)[titleKey] ?? '');

/** The address of a list: `/hotels/7/specials`. */
export const listHref = (type: Pick<ContentType<never>, 'path'>, property: Pick<Property, 'id' | 'type'>) =>
  `/${property.type}s/${property.id}/${type.path}`;

/** The address of an item's form: `/hotels/7/specials/9/edit`. */
export const editHref = (
  type: Pick<ContentType<never>, 'path' | 'itemPath'>,
  { type: place, id }: Pick<Property, 'id' | 'type'>,
  item: string,
) => `/${place}s/${id}/${type.itemPath ?? type.path}/${item}/edit`;
