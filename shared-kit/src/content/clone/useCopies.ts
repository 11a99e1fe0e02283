import { useNavigate } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { askBeforeClosing } from 'shared-kit/shellServices/unsaved';
import { counted } from '../../rules/counted';
import type { Property } from '../../rules/entities';
import { listHref, titleOf, type ContentItem, type ContentType } from '../contentType';
import { offerUndo } from '../offerUndo';
import { undoCopies } from '../undoByDeleting';
import { forgetCopies, rememberCloned } from './lastClone';
import { asDraft, collectionPathOf, publishCopies, type Copy, type CopyResult } from './publishCopies';
import { useTargets } from './useTargets';

interface Options {
  /** What was done, without the full stop: '2 specials cloned to 1 hotel'. */
  cloned: string;
  /** Whether the copies are published. */
  publish: boolean;
  /** What else Undo does; the sentence that it resolves to is shown. */
  undoMore?: (() => Promise<string | void>) | undefined;
}

/**
 * What is done with copies once they are created: they are published if requested, reported with Undo, and linked to above the
 * list, which is then shown.
 * @param rows the items that can be cloned, for the titles of their copies
 */
export function useCopies<T extends ContentItem>(type: ContentType<T>, property: Property, rows: readonly T[]) {
  const navigate = useNavigate();
  const { can } = useAuthority();
  const list = listHref(type, property);
  // The same query as that of the checkboxes, so there is no second request.
  const places = useTargets(property.type);

  const listItems = (copies: readonly CopyResult[]) => {
    const titles = new Map(rows.map((row) => [row.id, titleOf(type, row)]));
    const placeNames = new Map(places.data?.map(({ id, name }) => [id, name]));
    return copies.map(({ id, propertyId, sourceId, published, problem }) => ({
      id,
      published,
      problem,
      title: titles.get(sourceId) ?? type.labels.singular,
      propertyId,
      place: placeNames.get(propertyId) ?? propertyId,
      href: `${listHref(type, { id: propertyId, type: property.type })}/${id}/edit`,
    }));
  };
  /** Undo deletes the copies, so it needs the right to delete in every property. */
  const announce = (text: string, results: readonly CopyResult[], undoMore: Options['undoMore']) => {
    if (results.length === 0) return void toast({ text: 'The copies were deleted meanwhile.', tone: 'problem' });
    if (!results.every(({ propertyId }) => can('DELETE', type.resource, propertyId))) return void toast({ text });
    const copies = results.map((copy) => ({ id: copy.id, version: copy.version, path: collectionPathOf(type.api, copy) }));
    const undo = undoCopies(copies, (gone) => {
      forgetCopies(list, gone);
      return undoMore?.();
    });
    offerUndo({ text, name: counted(results.length, 'copy', 'copies'), undo });
  };
  return async (copies: readonly Copy[], { cloned, publish, undoMore }: Options) => {
    const results = publish ? await askBeforeClosing(publishCopies(type.api, copies)) : copies.map(asDraft);
    rememberCloned(list, listItems(results));
    const publishedCount = results.filter(({ published }) => published).length;
    announce(publish ? `${cloned}, ${publishedCount} of ${results.length} published.` : `${cloned}.`, results, undoMore);
    await navigate(list);
  };
}
