import { allOf } from '../calls';
import { isSame, textOf, type Fields } from '../sameItem';
import { someName } from './kinds';
import { may } from './rights';
import { dataIfDone, newId, type Action, type Turn } from './step';

interface OpeningHours extends Fields {
  id: string;
  version: number;
}

/** The opening hours of each property: one record at most, which is never deleted (OP-107). */
export class Hours {
  readonly at = new Map<string, OpeningHours>();

  /** The opening hours that guests of a property see, without a message that is not published. */
  shownAt(property: string): Fields[] {
    const own = this.at.get(property);
    return own?.published === true ? [own.message_published === true ? own : { ...own, message: null }] : [];
  }
}

const SLOT = { meal_type: 'Dinner', days_start: 'Monday', days_end: 'Sunday', hours_start: '18:00', hours_end: '01:30' };

const someHours = ({ random }: Turn): Fields => ({
  published: random.often(0.7),
  message: `<p>${someName(random)}</p>`,
  message_published: random.often(0.5),
  time_slots: Array.from({ length: random.below(3) }, (_, index) => ({
    ...SLOT,
    meal_type: someName(random),
    sort_index: index,
  })),
});

/** Checks the list of a property's hours as a super user sees it, and whether the turn's person may read it. */
async function check(hours: Hours, { people, person, problems }: Turn, property: string): Promise<void> {
  const list = `/properties/${property}/hours`;
  const rows = await allOf<Fields>(people[0]!.call, `${list}?`);
  const own = hours.at.get(property);
  if (rows.length !== (own ? 1 : 0) || (own && !isSame(rows[0]!, own)))
    problems.push(`${list}: ${textOf(rows)} is there, and should be ${textOf(own)}.`);
  const seen = await person.call('GET', list);
  const status = may(person, 'r', 'hour', property) ? 200 : 403;
  if (seen.status !== status) problems.push(`${person.name} reads ${list} with ${seen.status}, and should with ${status}.`);
}

/** Records what was saved, and compares it with what was sent. */
function record(hours: Hours, { problems }: Turn, property: string, saved: OpeningHours, sent: Fields): void {
  const before = hours.at.get(property);
  const isChanged = !before || Object.entries(sent).some(([field, value]) => textOf(before[field]) !== textOf(value));
  const expected: Fields = { ...before, ...sent, version: (before?.version ?? 0) + (isChanged ? 1 : 0) };
  for (const [field, value] of Object.entries(expected))
    if (!field.startsWith('updated_') && textOf(saved[field]) !== textOf(value))
      problems.push(`The ${field} of the hours of ${property} is ${textOf(saved[field])}, and should be ${textOf(value)}.`);
  hours.at.set(property, saved);
}

/** Creates the hours of a restaurant, which a hotel never has and a restaurant once, or changes some of their fields. */
const save =
  (hours: Hours): Action =>
  async (turn) => {
    const { random, person, world } = turn;
    const property = random.pick(world.properties.filter(({ type }) => type === 'restaurant' || random.often(0.2)));
    const list = `/properties/${property.id}/hours`;
    const own = hours.at.get(property.id);
    const all = someHours(turn);
    const mayWrite = may(person, 'w', 'hour', property.id);
    if (!own || random.often(0.15)) {
      const expected = !mayWrite ? 403 : property.type === 'hotel' ? 422 : own ? 409 : 201;
      const answer = await person.call('POST', list, all, { 'idempotency-key': newId(random) });
      const step = { what: 'save hours', expected, answer };
      const created = dataIfDone<OpeningHours>(step);
      if (created) record(hours, turn, property.id, created, all);
      await check(hours, turn, property.id);
      return step;
    }
    const sent = Object.fromEntries(Object.entries(all).filter(() => random.often(0.5)));
    const version = own.version - Number(random.often(0.2));
    const expected = !mayWrite ? 403 : version !== own.version ? 412 : 200;
    const answer = await person.call('PUT', `${list}/${own.id}`, sent, { 'if-match': `"${version}"` });
    const step = { what: 'save hours', expected, answer };
    const changed = dataIfDone<OpeningHours>(step);
    if (changed) record(hours, turn, property.id, changed, sent);
    await check(hours, turn, property.id);
    return step;
  };

/** The actions that change opening hours. */
export const hoursActions = (hours: Hours): Record<string, Action> => ({ saveHours: save(hours) });
