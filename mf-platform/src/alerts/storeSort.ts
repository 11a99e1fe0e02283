import { ApiError } from 'shared-kit/api/http';
import { everyPage, refresh } from 'shared-kit/api/resource';
import { put } from 'shared-kit/form/arrived';
import { changedPlaces, placed } from 'shared-kit/rules/alertOrder';
import type { Alert } from 'shared-kit/rules/entities';
import { inTurn } from 'shared-kit/rules/inTurn';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { SortBody } from 'shared-kit/rules/sort';
import { ALERTS, ORDER } from './useAlerts';

const storePlace = ({ id, sortIndex }: Alert) => put<Alert>(`${ALERTS}/${id}`, { sortIndex });

/** Sends the places of alerts that differ, and stops at the first that fails; those already sent get their old place back. */
async function storePlaces(before: readonly Alert[], after: readonly Alert[]): Promise<void> {
  const sent = new Set<string>();
  let failure: unknown;
  await inTurn(changedPlaces(before, after), async (row) => {
    if (failure) return;
    try {
      await storePlace(row);
      sent.add(row.id);
    } catch (error) {
      failure ??= error;
    }
  });
  if (!failure) return;
  // If even that fails, the reloaded list shows what is stored.
  const old = before.filter(({ id }) => sent.has(id));
  await Promise.allSettled(old.map(storePlace));
  throw failure;
}

const gone = () =>
  new ApiError({ status: 422, code: 'validation_failed', message: 'The alert is no longer in this list. Nothing was moved.' });

async function sortNow(body: SortBody, archived: boolean): Promise<void> {
  const before = await everyPage<Alert>(ALERTS, { archived, orderBy: ORDER, perPage: PER_PAGE.most });
  const after = placed(before, body);
  if (!after) throw gone();
  await storePlaces(before, after);
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The sort call of alerts, which the API has none for: a move in their whole order as it is by then, sent as one PUT for each alert
 * whose place changes (document 1 §7, P-281, decision OP-44). One call begins where the one before it left the order; the list is
 * loaded again after the last.
 * @throws ApiError 422 when the alert or its neighbour is no longer in the list
 */
export function storeSort(body: SortBody, archived: boolean): Promise<void> {
  waiting += 1;
  const done = last
    .then(() => sortNow(body, archived))
    .finally(async () => {
      waiting -= 1;
      if (waiting === 0) await refresh(ALERTS);
    });
  last = done.catch(() => undefined);
  return done;
}
