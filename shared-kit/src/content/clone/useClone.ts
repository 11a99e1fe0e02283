import { useRef, useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { isOutdated, refresh, useResource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { sentAgain } from '../../form/arrived';
import { keptIds } from '../../ui/keptIds';
import { useHere } from '../../ui/useHere';
import type { Property } from '../../rules/entities';
import { titleOf, type ContentItem, type ContentType } from '../contentType';
import { inSentence } from '../inSentence';
import type { Copy } from './publishCopies';
import { useChosenItems } from './useChosenItems';
import { useCopies } from './useCopies';
import { useStillThere } from './useStillThere';
import { useTargets } from './useTargets';

export const counted = (count: number, one: string, many: string) => `${count} ${inSentence(count === 1 ? one : many)}`;

/** What the clone page of a kind holds and does: the choice, the call, and what becomes of the copies. */
export function useClone<T extends ContentItem>(type: ContentType<T>, property: Property) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const { rows, chosen: items, choose: setItems } = useChosenItems(type, property);
  const [chosenHotels, setHotels] = useState<ReadonlySet<string>>(new Set());
  const [publish, setPublish] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const here = useHere();
  const running = useRef(false);
  const [ids] = useState(keptIds);

  const hotels = useStillThere(chosenHotels, useTargets(property.type).data);
  const ready = items.size > 0 && hotels.size > 0;
  const titles = rows.filter(({ id }) => items.has(id)).map((row) => titleOf(type, row));

  const takeCopies = useCopies(type, property, rows);
  const clone = async () => {
    // Without an item or without a hotel nothing happens (document 2 §4.10); the line beside the button explains why.
    if (!ready || running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await sentAgain(() => api.clone<Copy[]>({ ids: [...items], toPropertyIds: [...hotels] }, ids.idOf()));
      ids.done();
      // Copies exist from here on: a second press must not make them again, whatever happens next.
      setItems(new Set());
      const { one, many } = type.labels;
      const cloned = `${counted(items.size, one, many)} cloned to ${counted(hotels.size, property.type, `${property.type}s`)}`;
      await takeCopies(data ?? [], { cloned, publish });
    } catch (failed) {
      if (!here()) toast({ text: `Clone ${type.labels.one}: ${messageOf(failed)}`, tone: 'problem' });
      // A chosen hotel may be gone; of the items, the call itself has told the lists.
      if (isOutdated(failed)) void refresh('/properties');
      setError(messageOf(failed));
      setBusy(false);
    }
    running.current = false;
  };
  return { chosen: { items, setItems, hotels, setHotels }, ready, busy, error, clone, publish, setPublish, titles };
}
