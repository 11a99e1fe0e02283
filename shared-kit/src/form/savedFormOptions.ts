import type { Values } from '../fields/fieldKind';
import type { ItemBase } from '../rules/entities';
import type { FormPart } from './parts';
import type { DraftOptions } from './useDraft';

/** What `useSavedForm` takes. Drafts and unsaved marks are stored under the form's `path`. */
export interface SavedFormOptions<V extends Values, T extends ItemBase> extends Omit<DraftOptions<V>, 'version'> {
  /** The item that is edited, as the API last returned it; undefined for a new one. */
  item: T | undefined;
  /** The values for an item, or for a new one. */
  read: (item: T | undefined) => V;
  /**
   * The first values of a new item, in place of those of `read`, as for a copy. They count as unsaved from the start, since a
   * whole item would be lost with the page; what the address fills in belongs in `read`, since the same address fills it in
   * again.
   */
  begin?: V | undefined;
  parts: readonly FormPart<V>[];
  /** The kind of the item, the last part of its list's address: the form then says who else is editing the item. */
  kind?: string | undefined;
  /** Messages by dotted name. `base` is the item that the form was last filled from. */
  check: (values: V, base: T | undefined) => Record<string, string>;
  /**
   * Saves over the version of `base`; what it throws is shown and nothing typed is lost. `newId` is for what it creates, the same
   * on every attempt.
   * @returns the item as it is stored, which the form then shows
   */
  save: (values: V, base: T | undefined, newId: string) => Promise<T | undefined>;
  /** Whether what was typed into a stored item that somebody deleted can be saved as a new one. */
  mayBeNew?: boolean;
  /** Called when the person discards what was typed, so that nothing of an earlier attempt is continued. */
  onForget?: () => void;
  /** Called after a save over `base`, when the form is no longer marked as unsaved. */
  onSaved?: (saved: T | undefined, base: T | undefined) => unknown;
}
