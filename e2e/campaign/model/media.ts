import { dataOf } from '../calls';
import { upload } from '../uploads';
import type { Fields } from '../sameItem';
import { someName, type Kind } from './kinds';
import { may } from './rights';
import { dataIfDone, mayHere, noteChange, pathOf, someItem, type Action, type Turn } from './step';
import { fileOf, type Item, type World } from './world';

/** The kinds that have a document, and whether they name it by its id alone. */
const DOCUMENTS: Partial<Record<string, 'id' | 'object'>> = { 'tiled-promos': 'id', presses: 'object', events: 'object' };
const MAX_FILES = 4;

/** A document as the items of a kind name it. */
const documentOf = ({ path }: Kind, file: string | null) =>
  file === null || DOCUMENTS[path] === 'id' ? file : { asset_id: file };

/** The items that use a file; those in the bin do not count. */
const usersOf = ({ items }: World, file: string): Item[] => [...items.values()].filter(({ answer }) => fileOf(answer) === file);

/** Gives an item, often a draft, a document, takes it away, or names one that has been deleted. */
const attach =
  (deleted: Set<string>): Action =>
  async (turn) => {
    const { random, person, world, property } = turn;
    const kind = random.pick(world.kindsOf(property).filter(({ path }) => path in DOCUMENTS));
    const drafts = world.of(kind, property.id).filter(({ answer }) => answer.published === false);
    const item = drafts.length > 0 && random.often(0.5) ? random.pick(drafts) : someItem({ ...turn, kind });
    if (!item) return null;
    const file = random.pick([null, ...world.files, ...world.files, ...deleted]);
    const pdf = documentOf(kind, file);
    // An item may keep a document that has been deleted.
    const isLost = file !== null && deleted.has(file) && fileOf(item.answer) !== file;
    const expected = !mayHere({ ...turn, kind }, 'w') ? 403 : isLost ? 422 : 200;
    const step = { what: `give a file to ${kind.path}`, expected, answer: await person.call('PUT', pathOf(item), { pdf }) };
    const changed = dataIfDone<Fields>(step);
    if (changed) noteChange(turn, item, changed, { pdf });
    return step;
  };

/** A draft whose document was deleted from the library cannot be published: a super user gives it one, and deletes that. */
const publishWithoutFile =
  (deleted: Set<string>): Action =>
  async (turn) => {
    const { random, people, world } = turn;
    const [admin] = people;
    const person = random.often(0.5) ? admin! : turn.person;
    const drafts = [...world.items.values()].filter(({ kind, answer }) => {
      return kind.path in DOCUMENTS && answer.published === false && answer.archived === false;
    });
    if (drafts.length === 0 || world.files.size === 0) return null;
    const item = random.pick(drafts);
    if (!world.lacksFile(item.answer)) {
      const file = random.pick([...world.files]);
      const pdf = documentOf(item.kind, file);
      noteChange(turn, item, dataOf<Fields>(await admin!.call('PUT', pathOf(item), { pdf }), 200), { pdf });
      await admin!.call('DELETE', `/assets/${file}?force=true`);
      world.files.delete(file);
      deleted.add(file);
    }
    const expected = may(person, 'w', item.kind.resource, item.property) ? 422 : 403;
    const answer = await person.call('PUT', pathOf(item), { published: true });
    return { what: 'publish a draft', expected, answer, by: person };
  };

/** Checks which places a super user sees as those that use a file. */
async function checkUses({ world, people, problems }: Turn, file: string): Promise<void> {
  const uses = dataOf<{ id: string }[]>(await people[0]!.call('GET', `/assets/${file}/usage`), 200);
  const [found, expected] = [uses, usersOf(world, file)].map((rows) => rows.map(({ id }) => id).toSorted());
  if (found!.join() !== expected!.join()) problems.push(`File ${file} is used by ${found}, and should be by ${expected}.`);
}

const remove =
  (deleted: Set<string>): Action =>
  async (turn) => {
    const { random, person, world } = turn;
    if (world.files.size === 0) return null;
    const files = [...world.files];
    const used = files.filter((id) => usersOf(world, id).length > 0);
    const file = random.pick(used.length > 0 && random.often(0.6) ? used : files);
    await checkUses(turn, file);
    const force = random.often(0.6);
    const isUsed = !force && usersOf(world, file).length > 0;
    const expected = !may(person, 'x', 'asset', null) ? 403 : isUsed ? 409 : 204;
    const answer = await person.call('DELETE', `/assets/${file}?force=${force}`);
    if (answer.status === 204) {
      world.files.delete(file);
      deleted.add(file);
    }
    return { what: 'delete a file', expected, answer };
  };

/** A super user restores a file from the bin; its uses are there again. */
const restore =
  (deleted: Set<string>): Action =>
  async (turn) => {
    const [admin] = turn.people;
    if (!admin || deleted.size === 0) return null;
    const file = turn.random.pick([...deleted]);
    const [entry] = dataOf<{ id: string }[]>(await admin.call('GET', `/bin?item_id=${file}`), 200);
    const answer = await admin.call('POST', `/bin/${entry?.id}/restore`);
    if (answer.status === 200) {
      deleted.delete(file);
      turn.world.files.add(file);
      await checkUses(turn, file);
    }
    return { what: 'restore a file', expected: 200, answer, by: admin };
  };

/** A super user uploads a file. @param address where the server is */
const add =
  (address: () => string, deleted: Set<string>): Action =>
  async ({ random, people, world }) => {
    const [admin] = people;
    if (!admin || world.files.size + deleted.size >= MAX_FILES) return null;
    const { id } = await upload([admin.call, admin.call], address(), someName(random));
    world.files.add(id);
    return { what: 'upload a file', expected: 200, answer: await admin.call('GET', `/assets/${id}`), by: admin };
  };

/** The actions that change the library, and what uses it. @param address where the server is */
export function mediaActions(address: () => string): Record<string, Action> {
  const deleted = new Set<string>();
  return {
    addFile: add(address, deleted),
    attach: attach(deleted),
    publishWithoutFile: publishWithoutFile(deleted),
    removeFile: remove(deleted),
    restoreFile: restore(deleted),
  };
}
