import { useNavigate } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import type { Property } from '../../rules/entities';
import { listHref, titleOf, type ContentItem, type ContentType } from '../contentType';
import { askBeforeClosing } from '../askBeforeClosing';
import { offerUndo } from '../offerUndo';
import { undoCopies } from '../undoWays';
import { forgetCopies, keepCloned } from './lastClone';
import { asMade, placeOf, publishCopies, type Copy, type Published } from './publishCopies';
import { useTargets } from './useTargets';

interface Taken {
  /** What was done, without the full stop: '2 specials cloned to 1 hotel'. */
  cloned: string;
  /** Whether the copies are published. */
  publish: boolean;
  /** What else Undo takes back; the sentence that it resolves to is shown. */
  alsoBack?: (() => Promise<string | void>) | undefined;
}

/**
 * What becomes of copies once they are made: published if wanted, reported with Undo, and linked to above the list, which opens.
 * @param rows the items that can be cloned, for the titles of their copies
 */
export function useCopies<T extends ContentItem>(type: ContentType<T>, property: Property, rows: readonly T[]) {
  const navigate = useNavigate();
  const { can } = useAuthority();
  const list = listHref(type, property);
  // The same query as that of the boxes, so there is no second request.
  const places = useTargets(property.type);

  const told = (copies: readonly Published[]) => {
    const title = new Map(rows.map((row) => [row.id, titleOf(type, row)]));
    const place = new Map(places.data?.map(({ id, name }) => [id, name]));
    return copies.map(({ id, propertyId, sourceId, published, problem }) => ({
      id,
      published,
      problem,
      title: title.get(sourceId) ?? type.labels.one,
      place: place.get(propertyId) ?? propertyId,
      href: `${listHref(type, { id: propertyId, type: property.type })}/${id}/edit`,
    }));
  };
  /** Undo deletes the copies, so it needs that right in every property. */
  const tell = (text: string, done: readonly Published[], alsoBack: Taken['alsoBack']) => {
    if (!done.every(({ propertyId }) => can('DELETE', type.resource, propertyId))) return void toast({ text });
    const made = done.map((copy) => ({ id: copy.id, version: copy.version, path: placeOf(type.api, copy) }));
    const undo = undoCopies(made, (gone) => {
      forgetCopies(list, gone);
      return alsoBack?.();
    });
    offerUndo({ text, name: done.length === 1 ? '1 copy' : `${done.length} copies`, undo });
  };
  return async (copies: readonly Copy[], { cloned, publish, alsoBack }: Taken) => {
    const done = publish ? await askBeforeClosing(publishCopies(type.api, copies)) : copies.map(asMade);
    keepCloned(list, told(done));
    const shown = done.filter(({ published }) => published).length;
    tell(publish ? `${cloned}, ${shown} of ${done.length} published.` : `${cloned}.`, done, alsoBack);
    await navigate(list);
  };
}
