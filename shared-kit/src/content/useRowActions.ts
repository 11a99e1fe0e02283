import { messageOf } from 'shared-kit/api/http';
import type { Query, Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { useAuthority } from 'shared-kit/session';
import { keptIds } from '../ui/keptIds';
import type { Property } from '../rules/entities';
import { placeBack } from '../rules/sort';
import { inSentence } from './inSentence';
import { editHref, titleOf, type ContentItem, type ContentType } from './contentType';
import { offerUndo } from './offerUndo';
import { sortBack } from './sortBack';
import { tellDeleted } from './tellDeleted';
import { undoChange, undoCopies } from './undoWays';

/** The body of another item with the same words and pictures: what only the server sets is left to it. */
function copyOf(item: ContentItem): object {
  const { id: _id, version: _v, createdAt: _c, updatedAt: _u, updatedBy: _by, ...fields } = item;
  return { ...fields, published: false, archived: false };
}

/** Of copies, by the row they are made of. */
const copyIds = keptIds();

const running = new Set<string>();

/** A second press while the first one is on its way does nothing: it would be done twice, and its Undo would come too late. */
async function once(what: string, id: string, work: () => Promise<void>): Promise<void> {
  const key = `${what} ${id}`;
  if (running.has(key)) return;
  running.add(key);
  try {
    await work();
  } finally {
    running.delete(key);
  }
}

/**
 * What the menu of a row does: archive, publish, duplicate and delete, each with Undo (document 2 §2.6, OP-133, OP-144).
 * @param scope what every sort call of the list also sends
 */
export function useRowActions<T extends ContentItem>(type: ContentType<T>, property: Property, api: Resource<T>, scope: Query) {
  const hrefOf = (id: string) => editHref(type, property, id);
  const failed = (error: unknown) => toast({ text: messageOf(error), tone: 'problem' });
  const { can } = useAuthority();
  const [mayWrite, mayDelete] = [can('WRITE', type.resource, property.id), can('DELETE', type.resource, property.id)];

  const actions = {
    /**
     * Archive or unarchive, with Undo that restores both flags and the place as they were (OP-133).
     * @param order the shown rows of the row's order, `within` as in `reorder`
     */
    toggleArchived: async (row: T, order: readonly T[], within: Query = {}) => {
      const archived = !row.archived;
      const name = titleOf(type, row);
      try {
        const item = await api.save({ id: row.id, archived, ...(archived && { published: false }) }, row.id);
        const place = placeBack(order, row.id);
        const back =
          place &&
          (() =>
            sortBack(api, { ...place, ...scope, ...within, archived: row.archived }, `${name} is back, at the end of its list.`));
        const undo = undoChange(api.path, name, item, back ?? undefined);
        offerUndo({ text: `${name} ${archived ? 'archived' : 'unarchived'}.`, name, undo });
      } catch (error) {
        failed(error);
      }
    },

    /** Publish or unpublish, with Undo; a refusal by the rules is reported with a link to the form. */
    togglePublished: async (row: T) => {
      const published = !row.published;
      const name = titleOf(type, row);
      try {
        const item = await api.save({ id: row.id, published }, row.id);
        const undo = undoChange(api.path, name, item);
        offerUndo({ text: `${name} ${published ? 'published' : 'unpublished'}.`, name, undo });
      } catch (error) {
        // The server's sentence names what the rules refuse.
        const text = `${name} was not ${published ? 'published' : 'unpublished'}. ${messageOf(error)}`;
        toast({ text, tone: 'problem', link: { label: 'Open', href: hrefOf(row.id) } });
      }
    },

    /** Another one like it in the same property: unpublished, at the end of its list where that has an order. */
    duplicate: async (row: T) => {
      const name = titleOf(type, row);
      try {
        const copy = await api.save(copyOf(row), undefined, undefined, copyIds.idOf(row.id));
        copyIds.done(row.id);
        const text = `${name} duplicated: the new ${inSentence(type.labels.one)} is a draft${type.order ? '' : ' at the end of its list'}.`;
        const link = { label: 'Open', href: hrefOf(copy.id) };
        if (!mayDelete) return void toast({ text, link });
        offerUndo({ text, name, undo: undoCopies([{ ...copy, path: api.path }]), link });
      } catch (error) {
        const text = `${name} was not duplicated. ${messageOf(error)}`;
        toast({ text, tone: 'problem', link: { label: 'Open', href: hrefOf(row.id) } });
      }
    },

    /** @throws ApiError for the confirmation dialog to show */
    remove: async (row: T) => {
      const name = titleOf(type, row);
      await api.remove(row.id);
      tellDeleted(api.path, name, row.id, mayWrite);
    },
  };
  return {
    ...actions,
    toggleArchived: (row: T, order: readonly T[], within?: Query) =>
      once('archive', row.id, () => actions.toggleArchived(row, order, within)),
    togglePublished: (row: T) => once('publish', row.id, () => actions.togglePublished(row)),
    duplicate: (row: T) => once('duplicate', row.id, () => actions.duplicate(row)),
  };
}
