import { createQueue } from 'shared-kit/ui/createQueue';
import { ApiError } from 'shared-kit/api/http';
import { everyPage, refresh } from 'shared-kit/api/resource';
import { put } from 'shared-kit/form/lostAnswer';
import { applySort, changedPositions } from 'shared-kit/rules/alertOrder';
import type { Alert } from 'shared-kit/rules/entities';
import { forEachConcurrently } from 'shared-kit/rules/forEachConcurrently';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { SortBody } from 'shared-kit/rules/sort';
import { ALERTS, ORDER } from './useAlerts';

const storeIndex = ({ id, sortIndex }: Alert) => put<Alert>(`${ALERTS}/${id}`, { sortIndex });

/** Sends the sort indexes that differ and stops at the first failure; alerts already stored get their previous index back. */
async function storeIndexes(previous: readonly Alert[], next: readonly Alert[]): Promise<void> {
  const storedIds = new Set<string>();
  let failure: unknown;
  await forEachConcurrently(changedPositions(previous, next), async (alert) => {
    if (failure) return;
    try {
      await storeIndex(alert);
      storedIds.add(alert.id);
    } catch (error) {
      failure ??= error;
    }
  });
  if (!failure) return;
  // If even that fails, the reloaded list shows what is stored.
  await Promise.allSettled(previous.filter(({ id }) => storedIds.has(id)).map(storeIndex));
  throw failure;
}

async function moveAlert(body: SortBody, archived: boolean): Promise<void> {
  const previous = await everyPage<Alert>(ALERTS, { archived, orderBy: ORDER, perPage: PER_PAGE.max });
  const next = applySort(previous, body);
  if (!next) {
    const message = 'The alert is no longer in this list. Nothing was moved.';
    const isGone = !previous.some(({ id }) => body.ids.includes(id));
    throw new ApiError(
      isGone ? { status: 404, code: 'not_found', message } : { status: 422, code: 'validation_failed', message },
    );
  }
  await storeIndexes(previous, next);
}

const enqueue = createQueue();
let pendingMoves = 0;

/**
 * Moves an alert. The API has no sort call for alerts: a move is applied to their whole order as the server has it, and
 * sent as one PUT for each alert whose sort index changes (document 1 §7, P-281, decision OP-44). Moves run one at a
 * time; the list is reloaded after the last one.
 * @throws ApiError 404 when the alert is no longer in the list, 422 when its neighbour is not
 */
export function storeSort(body: SortBody, archived: boolean): Promise<void> {
  pendingMoves += 1;
  return enqueue(() =>
    moveAlert(body, archived).finally(async () => {
      pendingMoves -= 1;
      if (pendingMoves === 0) await refresh(ALERTS);
    }),
  );
}
