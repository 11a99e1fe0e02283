import type { ReactNode } from 'react';
import type { ItemBase, PreviewUrls, Property } from '../rules/entities';

/** What every item that pages list and edit carries. */
export interface ContentItem extends ItemBase {
  published?: boolean;
  archived?: boolean;
  startsOn?: string | null;
  endsOn?: string | null;
  doesNotEnd?: boolean;
}

/** A column of a list. `cell` gets the row and the property whose time zone dates are shown in. */
export interface Column<T> {
  label: string;
  cell: (row: T, context: CellContext<T>) => ReactNode;
  /** `title` is the wide first column, `date` and `status` have fixed widths. */
  kind?: 'title' | 'date' | 'status';
}

export interface CellContext<T> {
  timeZone: string;
  editHref: string;
  /** Ids of the rows that carry the LIVE badge. */
  live: ReadonlySet<string>;
  type: ContentType<T & ContentItem>;
}

/**
 * What is special about one kind of content; everything else is shared by ListPage, FormPage and ClonePage
 * (documents 2 and 3 §2). Its form stands in a file of its own (`contentForm`), so that a list loads no form code.
 */
export interface ContentType<T extends ContentItem> {
  /** Names the error area of the form: `hotel-special` gives `hotel-special-error` (document 3 §8). */
  name: string;
  /** The permission resource. */
  resource: string;
  /** The collection of the API below `/properties/{id}/`. */
  api: string;
  /** The address below the property, `specials`. */
  path: string;
  labels: {
    one: string;
    many: string;
    /** The link of the live-page line, 'View Live Specials Page'. */
    live: string;
  };
  /** The key of the live-page link in the property's preview addresses. */
  liveLink: keyof PreviewUrls;
  /** Parameters of every list, `{ type: 'meeting' }`; they are part of a new item as well. */
  scope?: Record<string, string>;
  /** The key that the search box filters and that names an item in messages. */
  titleKey: keyof T & string;
  columns: Column<T>[];
  /** LIVE badges are limited to the first rows that are live (home promos: 3). */
  liveLimit?: number;
  /** Whether rows can be cloned to other hotels. */
  clones?: boolean;
}

/** Writes a content type down with its item's shape checked. */
export const contentType = <T extends ContentItem>(type: ContentType<T>): ContentType<T> => type;

/** The address of a list: `/hotels/7/specials`. */
export const listHref = (type: Pick<ContentType<never>, 'path'>, property: Pick<Property, 'id' | 'type'>) =>
  `/${property.type}s/${property.id}/${type.path}`;
