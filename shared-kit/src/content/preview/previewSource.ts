import type { Query } from 'shared-kit/api/resource';
import type { Values } from '../../fields/fieldKind';
import type { ItemBase, Property } from '../../rules/entities';
import type { PreviewProps, PreviewView, StateOfValues } from '../contentForm';

/** The guests' page of a content type: what narrows its items to those of one page, and how they appear there. */
export interface GuestPageOptions {
  /** What it is called among the views, 'Page'. */
  label: string;
  /** The parameters of the list for the page that these values are on. */
  query: (values: Values) => Query;
  /** The titles of the pages that show an item, if it may be on several; by default it is on one page without a title. */
  titles?: (values: Values) => string[];
  /** The order of the items, if staff do not set it. */
  compare?: (a: Values, b: Values) => number;
}

/** A guests' page, and where its items come from. */
export interface GuestPageSource extends GuestPageOptions {
  /** The collection of the API. */
  path: string;
  /** How many guests see at most; absent where they see all. */
  limit?: number | undefined;
  /** The values of the form for a stored item. */
  read(item: ItemBase): Values;
  /** The state of the typed values, if it does not follow from their own date window. */
  state?: StateOfValues | undefined;
}

/** What a preview is made of, apart from the values. */
export interface PreviewSource {
  views: readonly PreviewView[];
  property: Property;
  /** Absent on a new item. */
  id: string | undefined;
  /** Absent where an item appears alone. */
  page?: GuestPageSource | undefined;
}

/** The address that a guest reads above a view. */
export const viewAddress = (view: PreviewView, props: PreviewProps): string => view.address?.(props) ?? props.property.url;
