import type { ReactNode } from 'react';
import { hasStatus, request } from 'shared-kit/api/http';
import { isOutdated, type Query, type Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { confirmChange } from '../form/lostAnswer';
import { confirmDelete } from '../modals/confirmDelete';
import { createStableIds } from '../ui/stableIds';
import type { Property } from '../rules/entities';
import { placeBack } from '../rules/sort';
import { editHref, singularNoun, titleOf, type ContentItem, type ContentType } from './contentType';
import { moveBack } from './moveBack';
import { atEndText, moveToFormerPlace } from './moveToFormerPlace';
import { notifyDeleted } from './notifyDeleted';
import { offerUndo } from './offerUndo';
import { rowKey } from './rowKey';
import { runRowAction } from './runRowAction';
import { setFlags } from './setFlags';
import { undoCopies } from './undoByDeleting';
import { undoChange } from './undoByRestoring';

/** Where a row is, and what the person may do there. */
export interface RowPlace<T extends ContentItem> {
  type: ContentType<T>;
  property: Property;
  api: Resource<T>;
  /** What every sort call of the list also sends. */
  scope: Query;
  mayWrite: boolean;
  mayDelete: boolean;
}

/** The ids under which copies are sent, by the version of the row that is copied: a repeated attempt creates no second copy. */
const copyIds = createStableIds();

/**
 * Archive or unarchive, with Undo that restores both flags and the place as they were (OP-133).
 * @param order the shown rows of the row's order; none where they are not shown in that order
 * @param orderQuery what the sort call sends to name that order, as in `reorder`
 */
export function toggleArchived<T extends ContentItem>(
  { type, api, scope }: RowPlace<T>,
  row: T,
  order: readonly T[],
  orderQuery: Query = {},
): Promise<void> {
  const archived = !row.archived;
  const verb = archived ? 'archived' : 'unarchived';
  const name = titleOf(type, row);
  const flags = { id: row.id, archived, ...(archived && { published: false }) } as Partial<T>;
  const formerPlace = placeBack(order, row.id);
  const formerOrder = { ...scope, ...orderQuery, archived: row.archived };
  const undoPlace = () =>
    formerPlace
      ? moveBack(api, { ...formerPlace, ...formerOrder }, atEndText(name))
      : moveToFormerPlace(api, row, formerOrder, atEndText(name));
  return runRowAction(api, row, { action: 'archive', verb, name }, async () => {
    const item = await setFlags(api, row.id, flags);
    // An item listed by date has no position to go back to.
    const undo = undoChange(api.path, name, item, type.order ? undefined : undoPlace);
    offerUndo({ text: `${name} ${verb}.`, name, undo });
  });
}

/** Publish or unpublish, with Undo. A refusal by the rules is reported with a link to the form. */
export function togglePublished<T extends ContentItem>({ type, property, api }: RowPlace<T>, row: T): Promise<void> {
  const published = !row.published;
  const verb = published ? 'published' : 'unpublished';
  const name = titleOf(type, row);
  const link = { label: 'Open', href: editHref(type, property, row.id) };
  return runRowAction(api, row, { action: 'publish', verb, name, link }, async () => {
    const item = await setFlags(api, row.id, { id: row.id, published } as Partial<T>);
    offerUndo({ text: `${name} ${verb}.`, name, undo: undoChange(api.path, name, item) });
  });
}

/**
 * Creates an unpublished copy in the same property, at the end of its list if the list has an order. It is a copy of what is
 * stored now, like a clone: the row may have been shown for hours, and somebody may have changed or deleted the item since.
 */
export function duplicate<T extends ContentItem>(place: RowPlace<T>, row: T): Promise<void> {
  const { type, property, api, mayDelete } = place;
  const linkTo = (id: string) => ({ label: 'Open', href: editHref(type, property, id) });
  const name = titleOf(type, row);
  const key = rowKey(api, row);
  const id = copyIds.idOf(key, `${row.version}`);
  const copyRow = () => request<T>('POST', `${api.path}/${encodeURIComponent(row.id)}/duplicate`, { newId: id });
  const findCopy = () => request<T>('GET', `${api.path}/${id}`);
  const action = { action: 'duplicate', verb: 'duplicated', name, link: linkTo(row.id) };
  return runRowAction(api, row, action, async () => {
    const { data: copy } = await confirmChange(copyRow, findCopy, { isRepeated: true }).catch((error: unknown) => {
      // The row was deleted: the list is loaded again without it.
      if (isOutdated(error)) void api.refresh();
      // An earlier copy is in the bin, so the next copy needs another id.
      if (hasStatus(error, 409)) copyIds.release(key);
      throw error;
    });
    await api.refresh();
    copyIds.release(key);
    const text = `${name} duplicated: the new ${singularNoun(type)} is a draft${type.order ? '' : ' at the end of its list'}.`;
    const link = linkTo(copy.id);
    if (!mayDelete) return void toast({ text, link });
    offerUndo({ text, name, undo: undoCopies([{ ...copy, path: api.path }]), link });
  });
}

/**
 * Asks, then deletes. Undo is for those who may restore the item.
 * @param note what else is deleted with it, if anything
 */
export function askToDelete<T extends ContentItem>({ type, api, mayWrite }: RowPlace<T>, row: T, note?: ReactNode): void {
  const name = titleOf(type, row);
  confirmDelete({
    what: type.labels.remove ?? type.labels.singular,
    name,
    note,
    onDelete: async () => {
      await api.remove(row.id);
      notifyDeleted(api.path, name, row.id, { mayRestore: mayWrite });
    },
  });
}
