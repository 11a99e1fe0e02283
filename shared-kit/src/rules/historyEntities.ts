/** Who did something, by the name of that time. */
interface Doer {
  id: string;
  name: string;
}

/** A line of the activity (`GET /activity`). */
export interface ActivityLine {
  id: string;
  at: string;
  /** Null for what the product did by itself. */
  by: Doer | null;
  action: string;
  kind: string;
  itemId: string;
  name: string;
  /** Its name is null once it is gone. */
  property: { id: string; name: string | null } | null;
  version: number;
  groupId: string | null;
  /** The page of the application that shows it, at this version where it can, or its bin; null where there is none for the reader. */
  link: string | null;
  /** Whether it is in the bin or deleted for good; null while it exists. */
  gone: 'bin' | 'good' | null;
  /** The kind of that with which it lies in the bin, and comes back; null when it went there by itself. */
  goneWith: string | null;
}

/** An item in the bin (`GET /bin`). */
export interface BinEntry {
  id: string;
  kind: string;
  itemId: string;
  propertyId: string | null;
  /** The property that it belongs to; its name is null when it was deleted for good. */
  property: { id: string; name: string | null; isGone: boolean } | null;
  name: string;
  deletedAt: string;
  deletedBy: Doer | null;
  expiresOn: string;
  /** Whether the reader may restore it, and there is something to restore it to. */
  mayRestore: boolean;
}
