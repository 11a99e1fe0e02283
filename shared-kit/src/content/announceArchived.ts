import type { Query, Resource } from 'shared-kit/api/resource';
import { savedText } from '../form/savedText';
import { titleOf, type ContentItem, type ContentType } from './contentType';
import { atEndText, moveToFormerPlace } from './moveToFormerPlace';
import { offerUndo } from './offerUndo';
import { undoChange } from './undoByRestoring';

interface Archived<T extends ContentItem> {
  type: ContentType<T>;
  api: Resource<T>;
  /** The item before the save that archived or unarchived it. */
  previous: T;
  saved: T;
  /** The query that identifies the order it was in. */
  formerOrder: Query;
}

/** Says that a save archived or unarchived an item, which then leaves its list: Undo brings it back as it was (decision OP-133). */
export function announceArchived<T extends ContentItem>({ type, api, previous, saved, formerOrder }: Archived<T>): void {
  const name = titleOf(type, previous);
  const undoPlace = () => moveToFormerPlace(api, previous, formerOrder, atEndText(name));
  // An item listed by date has no position to go back to.
  const undo = undoChange(api.path, name, saved, type.order ? undefined : undoPlace);
  offerUndo({ text: savedText(type.labels.singular, name, saved, previous), name, undo });
}
