import { useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useProperties } from 'shared-kit/api/property';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate, useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import type { Property } from '../../rules/entities';
import { PER_PAGE } from '../../rules/limits';
import { listHref, titleOf, type ContentItem, type ContentType } from '../contentType';
import { inSentence } from '../inSentence';
import { offerUndo } from '../offerUndo';
import { undoCopies } from '../undoWays';
import { forgetCopies, keepCloned } from './lastClone';
import { asMade, placeOf, publishCopies, type Copy, type Published } from './publishCopies';

export const counted = (count: number, one: string, many: string) => `${count} ${inSentence(count === 1 ? one : many)}`;

/** The item that `?selected=` names is ticked once, and the address is cleared (OP-129). */
function useSelected() {
  const [params, setParams] = useSearchParams();
  const selected = params.get('selected');
  const [chosen, setChosen] = useState(() => new Set(selected ? [selected] : []));
  useEffect(() => {
    if (selected === null) return;
    setParams((before) => (before.delete('selected'), before), { replace: true });
  }, [selected, setParams]);
  return [chosen, setChosen] as const;
}

/** What the clone page of a kind holds and does: the choice, the call, and what becomes of the copies. */
export function useClone<T extends ContentItem>(type: ContentType<T>, property: Property) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const { can } = useAuthority();
  const [items, setItems] = useSelected();
  const [hotels, setHotels] = useState<Set<string>>(new Set());
  const [publish, setPublish] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const list = listHref(type, property);
  const ready = items.size > 0 && hotels.size > 0;

  // The same lists as the boxes are made of: nothing is asked twice.
  const order = type.order ?? 'sort_index:ASC';
  const asked = { ...type.scope, archived: false, orderBy: order, perPage: PER_PAGE.cloneItems };
  const rows = api.useList(asked).data ?? [];
  const places = useProperties().useList({
    type: property.type,
    archived: false,
    orderBy: 'name:ASC',
    perPage: PER_PAGE.cloneHotels,
  });
  const titles = rows.filter(({ id }) => items.has(id)).map((row) => titleOf(type, row));

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
  /** Undo deletes the copies, so it takes that right in every house. */
  const tellCloned = (text: string, done: readonly Published[]) => {
    if (!done.every(({ propertyId }) => can('DELETE', type.resource, propertyId))) return void toast({ text });
    const made = done.map((copy) => ({ id: copy.id, version: copy.version, path: placeOf(type.api, copy) }));
    const undo = undoCopies(made, (gone) => forgetCopies(list, gone));
    offerUndo({ text, name: counted(done.length, 'copy', 'copies'), undo });
  };
  const clone = async () => {
    // Without an item or without a hotel nothing happens (document 2 §4.10); the line beside the button explains why.
    if (!ready || running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await api.clone<Copy[]>({ ids: [...items], toPropertyIds: [...hotels] });
      const copies = data ?? [];
      // Copies exist from here on: a second press must not make them again, whatever happens next.
      setItems(new Set());
      const done = publish ? await publishCopies(type.api, copies) : copies.map(asMade);
      keepCloned(list, told(done));
      const { one, many } = type.labels;
      const shown = done.filter(({ published }) => published).length;
      const cloned = `${counted(items.size, one, many)} cloned to ${counted(hotels.size, property.type, `${property.type}s`)}`;
      tellCloned(publish ? `${cloned}, ${shown} of ${done.length} published.` : `${cloned}.`, done);
      await navigate(list);
    } catch (failed) {
      setError(messageOf(failed));
      setBusy(false);
    }
    running.current = false;
  };
  return { chosen: { items, setItems, hotels, setHotels }, ready, busy, error, clone, publish, setPublish, titles };
}
