import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { isOutdated, refresh, useResource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { resendIfLost } from '../../form/lostAnswer';
import { counted } from '../../rules/counted';
import { createStableIds } from '../../ui/stableIds';
import { useIsMounted } from '../../ui/useIsMounted';
import type { Property } from '../../rules/entities';
import { titleOf, type ContentItem, type ContentType } from '../contentType';
import { inSentence } from '../inSentence';
import type { Copy } from './publishCopies';
import { useChosenItems } from './useChosenItems';
import { useCopies } from './useCopies';
import { useRemaining } from './useRemaining';
import { useTargets } from './useTargets';

const formatCount = (count: number, one: string, many: string) => counted(count, inSentence(one), inSentence(many));

/** The state of a clone page: what is chosen, the call, and what is done with the copies. */
export function useClone<T extends ContentItem>(type: ContentType<T>, property: Property) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const { rows, chosen: items, choose: setItems } = useChosenItems(type, property);
  const [chosenHotels, setHotels] = useState<ReadonlySet<string>>(new Set());
  const [publish, setPublish] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isMounted = useIsMounted();
  const [requestIds] = useState(createStableIds);

  const hotels = useRemaining(chosenHotels, useTargets(property.type).data);
  const isReady = items.size > 0 && hotels.size > 0;
  const titles = rows.filter(({ id }) => items.has(id)).map((row) => titleOf(type, row));

  const finishCopies = useCopies(type, property, rows);
  const clone = async () => {
    // Without an item or without a hotel nothing happens (document 2 §4.10); the line beside the button explains why.
    if (!isReady) return;
    setBusy(true);
    setError(undefined);
    try {
      const { data: copies = [] } = await resendIfLost(() =>
        api.clone<Copy[]>({ ids: [...items], toPropertyIds: [...hotels] }, requestIds.idOf()),
      );
      requestIds.release();
      // The copies exist now: a second press must not create them again, whatever happens next.
      setItems(new Set());
      const { singular, plural } = type.labels;
      // After a lost answer, copies that somebody has deleted since are left out.
      const sources = new Set(copies.map(({ sourceId }) => sourceId)).size;
      const places = new Set(copies.map(({ propertyId }) => propertyId)).size;
      const cloned = `${formatCount(sources, singular, plural)} cloned to ${formatCount(places, property.type, `${property.type}s`)}`;
      await finishCopies(copies, { cloned, publish });
    } catch (failure) {
      if (!isMounted()) toast({ text: `Clone ${type.labels.singular}: ${messageOf(failure)}`, tone: 'problem' });
      // A chosen hotel may have been deleted; the lists of items are refreshed by the call itself.
      if (isOutdated(failure)) void refresh('/properties');
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  /** A refusal concerns the earlier choice, so a new choice clears it (OP-63). */
  const afterChoice =
    (choose: (ids: ReadonlySet<string>) => void) =>
    (ids: ReadonlySet<string>): void => {
      setError(undefined);
      choose(ids);
    };
  const chosen = { items, setItems: afterChoice(setItems), hotels, setHotels: afterChoice(setHotels) };
  return { chosen, isReady, busy, error, clone, publish, setPublish, titles };
}
