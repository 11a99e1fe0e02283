import { messageOf, request } from 'shared-kit/api/http';
import type { Query, Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { arrived, notDone } from '../form/arrived';
import { keptIds } from '../ui/keptIds';
import type { Property } from '../rules/entities';
import { placeBack } from '../rules/sort';
import { editHref, itemOf, titleOf, type ContentItem, type ContentType } from './contentType';
import { offerUndo } from './offerUndo';
import { rowKey } from './rowKey';
import { setFlags } from './setFlags';
import { sortBack } from './sortBack';
import { undoChange, undoCopies } from './undoWays';

/** Where a row stands, and what the person may do there. */
export interface RowPlace<T extends ContentItem> {
  type: ContentType<T>;
  property: Property;
  api: Resource<T>;
  /** What every sort call of the list also sends. */
  scope: Query;
  mayDelete: boolean;
}

/** The body of another item with the same words and pictures: what only the server sets is left to it. */
function copyOf(item: ContentItem): object {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, updatedBy: _by, ...fields } = item;
  return { ...fields, published: false, archived: false };
}

/** Of copies, by the row they are made of. */
const copyIds = keptIds();

/**
 * Archive or unarchive, with Undo that restores both flags and the place as they were (OP-133).
 * @param order the shown rows of the row's order, `within` as in `reorder`
 */
export async function toggleArchived<T extends ContentItem>(
  { type, api, scope }: RowPlace<T>,
  row: T,
  order: readonly T[],
  within: Query = {},
): Promise<void> {
  const archived = !row.archived;
  const name = titleOf(type, row);
  try {
    const flags = { id: row.id, archived, ...(archived && { published: false }) } as Partial<T>;
    const item = await setFlags(api, row.id, flags);
    const place = placeBack(order, row.id);
    const back =
      place &&
      (() =>
        sortBack(api, { ...place, ...scope, ...within, archived: row.archived }, `${name} is back, at the end of its list.`));
    const undo = undoChange(api.path, name, item, back ?? undefined);
    offerUndo({ text: `${name} ${archived ? 'archived' : 'unarchived'}.`, name, undo });
  } catch (error) {
    toast({ text: messageOf(error), tone: 'problem' });
  }
}

/** Publish or unpublish, with Undo; what the rules refuse is said, with the way to the form. */
export async function togglePublished<T extends ContentItem>({ type, property, api }: RowPlace<T>, row: T): Promise<void> {
  const published = !row.published;
  const verb = published ? 'published' : 'unpublished';
  const name = titleOf(type, row);
  try {
    const item = await setFlags(api, row.id, { id: row.id, published } as Partial<T>);
    offerUndo({ text: `${name} ${verb}.`, name, undo: undoChange(api.path, name, item) });
  } catch (error) {
    // The server's sentence names what the rules refuse.
    const link = { label: 'Open', href: editHref(type, property, row.id) };
    toast({ text: notDone(name, verb, error), tone: 'problem', link });
  }
}

/** Another one like it in the same property: unpublished, at the end of its list where that has an order. */
export async function duplicate<T extends ContentItem>(place: RowPlace<T>, row: T): Promise<void> {
  const { type, property, api, mayDelete } = place;
  const linkTo = (id: string) => ({ label: 'Open', href: editHref(type, property, id) });
  const name = titleOf(type, row);
  const key = rowKey(api, row);
  const id = copyIds.idOf(key);
  const made = async () => {
    const { data } = await request<T | null>('GET', `${api.path}/${id}`);
    await api.refresh();
    return data ?? undefined;
  };
  try {
    const copy = await arrived(() => api.save(copyOf(row), undefined, undefined, id), made);
    copyIds.done(key);
    const text = `${name} duplicated: the new ${itemOf(type)} is a draft${type.order ? '' : ' at the end of its list'}.`;
    const link = linkTo(copy.id);
    if (!mayDelete) return void toast({ text, link });
    offerUndo({ text, name, undo: undoCopies([{ ...copy, path: api.path }]), link });
  } catch (error) {
    toast({ text: notDone(name, 'duplicated', error), tone: 'problem', link: linkTo(row.id) });
  }
}
