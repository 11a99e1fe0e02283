import { dataOf } from '../calls';
import { contentOf, textOf, type Fields } from '../sameItem';
import { dataIfDone, listOf, mayHere, noteChange, pathOf, someItem, type Action, type Turn } from './step';
import type { Item } from './world';

/** What restoring a version sets: what no longer exists, and a required text that was still empty then, are left out. */
function restoredFields({ world }: Turn, { kind, answer: current }: Item, former: Fields): { sent: Fields; isLess: boolean } {
  const { parent } = kind;
  const isParentLost = parent !== undefined && !world.items.has(String(former[parent.field]));
  const wasEmpty = world.lacksContent(kind, former) && !world.lacksContent(kind, current);
  const kept = [
    ...(parent && isParentLost ? [parent.field] : []),
    ...(wasEmpty ? ['content'] : []),
    ...(world.lacksFile(former) ? ['pdf'] : []),
  ];
  const now = contentOf(current);
  const fromNow = Object.fromEntries(kept.map((field) => [field, now[field]]));
  return { sent: { ...contentOf(former), ...fromNow }, isLess: kept.length > 0 };
}

/** Restores any version of an item, sometimes on the condition that nobody has changed it since. */
const restoreVersion: Action = async (turn) => {
  const { random, person, world } = turn;
  const item = someItem(turn);
  if (!item) return null;
  const { kind, versions, answer: current } = item;
  const version = random.pick([...versions.keys()]);
  const { sent, isLess } = restoredFields(turn, item, versions.get(version)!);
  const isTaken = world.isTaken(kind, item.property, sent.name, item.id);
  const isNothingLeft = isLess && textOf(sent) === textOf(contentOf(current));
  const isUnfinished = sent.published === true && current.published === false && world.isUnfinished(kind, sent);
  const seen = random.often(0.5) ? current.version - Number(random.often(0.5)) : null;
  const headers = seen === null ? {} : { 'if-match': `"${seen}"` };
  const isStale = seen !== null && seen !== current.version;
  const expected = !mayHere(turn, 'w') ? 403 : isStale ? 412 : isTaken ? 409 : isNothingLeft || isUnfinished ? 422 : 200;
  const answer = await person.call('POST', `${pathOf(item)}/versions/${version}/restore`, undefined, headers);
  const step = { what: `restore a version of ${kind.path}`, expected, answer };
  const restored = dataIfDone<Fields>(step);
  if (restored) noteChange(turn, item, restored, sent, true);
  return step;
};

/**
 * Archives or unarchives an item and takes that back as a list does: the version before, and the row before its former
 * neighbour, so that everything is as it was. If somebody else has changed the item since, it stays as it is.
 */
const undo: Action = async (turn) => {
  const { kind, random, person, people, world } = turn;
  const item = kind.hasFlags && mayHere(turn, 'w') ? someItem(turn) : null;
  if (!item) return null;
  const { answer: before } = item;
  const order = world.orderOf(item);
  const next = order[order.indexOf(item) + 1];
  const change = async (by: Turn['person'], sent: Fields, effective: Fields) =>
    noteChange(turn, item, dataOf<Fields>(await by.call('PUT', pathOf(item), sent), 200), effective);
  await change(person, { archived: !before.archived }, { archived: !before.archived, published: false });
  const headers = { 'if-match': `"${item.answer.version}"` };
  const isOvertaken = random.often(0.4);
  const title = { [kind.title]: `${String(before[kind.title])} again` };
  if (isOvertaken) await change(people[0]!, title, title);
  const isUnfinished = before.published === true && world.isUnfinished(kind, before);
  const expected = isOvertaken ? 412 : isUnfinished ? 422 : 200;
  const answer = await person.call('POST', `${pathOf(item)}/versions/${before.version}/restore`, undefined, headers);
  const step = { what: 'undo archiving', expected, answer };
  const restored = dataIfDone<Fields>(step);
  if (!restored) return step;
  noteChange(turn, item, restored, contentOf(before), true);
  if (!kind.isOrdered || !next) return step;
  const body = { ids: [item.id], move_to_id: next.id, condition: 'before' };
  const moved = await person.call('PUT', `${listOf(turn)}/sort`, body);
  if (moved.status === 204) world.renumber(order);
  return moved.status === 204 ? step : { ...step, expected: 204, answer: moved };
};

export const versions: Record<string, Action> = { restoreVersion, undo };
