import { dataOf } from '../calls';
import { someName } from './kinds';
import type { Action, Step, Turn } from './step';

/** What is stored for a form of a person: a text, or null once it has been discarded. */
interface Draft {
  content: string | null;
  browser: string;
  nth: number;
}

const FORMS = ['/hotels/new', '/profile'];
const BROWSERS = ['here', 'there'];

type Drafts = Map<string, Draft>;

const pathOf = (form: string) => `/profile/drafts?path=${encodeURIComponent(form)}`;

interface Stored {
  content: string;
  saved_at: string;
}

/** Checks the draft that a person and another one have of a form: nobody sees that of another. */
async function check(drafts: Drafts, { person, people, random, problems }: Turn, form: string): Promise<void> {
  for (const { name, call } of new Set([person, random.pick(people)])) {
    const stored = dataOf<Stored | null>(await call('GET', pathOf(form)), 200)?.content ?? null;
    const expected = drafts.get(`${name} ${form}`)?.content ?? null;
    if (stored !== expected) problems.push(`${name} has the draft ${stored} of ${form}, and should have ${expected}.`);
  }
}

/** A write that arrives after a later one of the same browser, or after a discard, is too late. */
const write =
  (drafts: Drafts): Action =>
  async (turn) => {
    const { person, random } = turn;
    const [path, browser, nth] = [random.pick(FORMS), random.pick(BROWSERS), random.below(9)];
    const content = JSON.stringify({ values: { title: someName(random) } });
    const answer = await person.call('PUT', '/profile/drafts', { path, content, browser, nth });
    const key = `${person.name} ${path}`;
    const stored = drafts.get(key);
    const isLate = stored?.browser === browser && stored.nth >= nth;
    if (!isLate) drafts.set(key, { content, browser, nth });
    await check(drafts, turn, path);
    return { what: 'save a draft', expected: 204, answer };
  };

/** A discard deletes what its browser sent before, and the draft of another browser only if the person saw it. */
const discard =
  (drafts: Drafts): Action =>
  async (turn): Promise<Step> => {
    const { person, random } = turn;
    const [form, browser, nth] = [random.pick(FORMS), random.pick(BROWSERS), random.below(9)];
    const isSeen = random.often(0.3);
    const shown = isSeen ? dataOf<Stored | null>(await person.call('GET', pathOf(form)), 200) : null;
    const seen = shown ? `&seen=${encodeURIComponent(shown.saved_at)}` : '';
    const answer = await person.call('DELETE', `${pathOf(form)}&browser=${browser}&nth=${nth}${seen}`);
    const key = `${person.name} ${form}`;
    const stored = drafts.get(key);
    const isOwn = stored?.browser === browser && stored.nth <= nth;
    if (!stored || isOwn || shown) drafts.set(key, { content: null, browser, nth });
    await check(drafts, turn, form);
    return { what: 'discard a draft', expected: 204, answer };
  };

/** The actions that save and discard what people typed and have not saved. */
export function draftActions(): Record<string, Action> {
  const drafts: Drafts = new Map();
  return { writeDraft: write(drafts), discardDraft: discard(drafts) };
}
