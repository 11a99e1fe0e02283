import { type Action, listOf, mayHere, someItem } from './step';
import type { Item } from './world';

/** Moves some items of one order next to another item, or to an end of it. */
export const sort: Action = async (turn) => {
  const { kind, random, person, world, property } = turn;
  const first = kind.isOrdered ? someItem(turn) : null;
  if (!first) return null;
  const order = world.orderOf(first);
  const moved = [...new Set([first, ...Array.from({ length: random.below(3) }, () => random.pick(order))])];
  const target = random.pick(random.often(0.9) ? order : world.of(kind, property.id));
  const place = random.pick(['before', 'after', 'above', 'below', 'top', 'bottom'] as const);
  const isEnd = place === 'top' || place === 'bottom';
  const body = {
    ids: moved.map(({ id }) => id),
    ...(isEnd ? { [random.pick(['to', 'condition'])]: place } : { move_to_id: target.id, condition: place }),
  };
  const isElsewhere = !isEnd && !order.includes(target);
  const expected = !mayHere(turn, 'w') ? 403 : isElsewhere ? 422 : 204;
  const step = { what: `sort ${kind.path}`, expected, answer: await person.call('PUT', `${listOf(turn)}/sort`, body) };
  if (step.answer.status === 204)
    world.renumber(reordered(order, moved, isEnd ? place : target, place === 'before' || place === 'above'));
  return step;
};

function reordered(
  order: readonly Item[],
  moved: readonly Item[],
  to: Item | 'top' | 'bottom',
  isBefore: boolean,
): readonly Item[] {
  const rest = order.filter((item) => !moved.includes(item));
  if (to === 'top') return [...moved, ...rest];
  if (to === 'bottom') return [...rest, ...moved];
  if (moved.includes(to)) return order;
  const index = rest.indexOf(to);
  return rest.toSpliced(isBefore ? index : index + 1, 0, ...moved);
}
