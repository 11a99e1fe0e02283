/** Who did something, with their name at that time. */
interface Actor {
  id: string;
  name: string;
}

/** A line of the activity (`GET /activity`). */
export interface ActivityLine {
  id: string;
  at: string;
  /** Null if the product did it by itself. */
  by: Actor | null;
  action: string;
  kind: string;
  itemId: string;
  name: string;
  /** Its name is null once it was deleted for good. */
  property: { id: string; name: string | null } | null;
  version: number;
  groupId: string | null;
  /** The page that shows the item, at this version if possible, or the bin; null if the reader may open neither. */
  link: string | null;
  /** Whether it is in the bin or deleted for good; null while it exists. */
  gone: 'bin' | 'good' | null;
  /** The kind of the item with which it was deleted and will be restored; null if it was deleted by itself. */
  goneWith: string | null;
}

/** An item in the bin (`GET /bin`). */
export interface BinEntry {
  id: string;
  kind: string;
  itemId: string;
  propertyId: string | null;
  /** The property of the item; its name is null if it was deleted for good. */
  property: { id: string; name: string | null; isGone: boolean } | null;
  name: string;
  deletedAt: string;
  deletedBy: Actor | null;
  expiresOn: string;
  /** Whether the reader may restore it, and the item that it belongs to still exists. */
  mayRestore: boolean;
}
