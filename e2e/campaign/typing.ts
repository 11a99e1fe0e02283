import { setTimeout as rest } from 'node:timers/promises';
import { dataOf, succeeded, type Call } from './calls';

/** The draft of a form in which somebody types and saves by turns. */
export interface Typing {
  path: string;
  /** Which write of the browser comes next. */
  nth: number;
  /** What the server may hold: what it acknowledged last and, when the power went, what was under way. Null means no draft. */
  possible: (string | null)[];
}

const FORMS = 6;
/** Steps until each form has kept two drafts and forgotten one, and begins anew. */
const ROUND = 4;
/** Between two steps, in milliseconds. */
const PAUSE = 50;

/** Forms that are typed into at once, each at another step. */
export const newTypings = (): Typing[] =>
  Array.from({ length: FORMS }, (_, form) => ({ path: `/hotels/7/specials/${form}`, nth: form, possible: [null] }));

/**
 * Waits for a moment at which a cut would reveal a lost draft and a lost discard: one form must have a draft then, and another one,
 * which had one, must have none.
 * @param millis how long at least
 */
export async function momentToCut(typings: readonly Typing[], millis: number, isDead: () => boolean): Promise<void> {
  const ends = typings.map(({ nth }) => nth + ROUND);
  const isTyped = () => typings.every(({ nth }, form) => nth >= ends[form]!);
  const mustHave = ({ possible }: Typing) => !possible.includes(null);
  const mustHaveNone = ({ possible }: Typing) => possible.every((content) => content === null);
  await rest(millis);
  while (!isDead() && !(isTyped() && typings.some(mustHave) && typings.some(mustHaveNone))) await rest(5);
}

/** Keeps a draft and another one, and forgets it as Save does, until the cut. @param isFair whether the cut may cause an error */
export async function type(
  call: Call,
  typing: Typing,
  isDead: () => boolean,
  isFair: (error: unknown) => boolean,
): Promise<void> {
  const { path } = typing;
  while (!isDead()) {
    const nth = typing.nth++;
    const content = nth % 3 === 2 ? null : JSON.stringify({ values: { title: `Key ${nth}` } });
    typing.possible = [...typing.possible, content];
    try {
      const answer = await (content === null
        ? call('DELETE', `/profile/drafts?${new URLSearchParams({ path, browser: 'one', nth: String(nth) }).toString()}`)
        : call('PUT', '/profile/drafts', { path, content, browser: 'one', nth }));
      succeeded(answer, 204);
      typing.possible = [content];
      await rest(PAUSE);
    } catch (error) {
      if (!isDead() || !isFair(error)) throw error;
    }
  }
}

/** Looks after a restart for the draft that was acknowledged. @returns what is wrong; what is there counts from now on */
export async function checkTyping(call: Call, typing: Typing): Promise<string[]> {
  const address = `/profile/drafts?path=${encodeURIComponent(typing.path)}`;
  const draft = dataOf<{ content: string } | null>(await call('GET', address), 200);
  const found = draft?.content ?? null;
  const { possible } = typing;
  typing.possible = [found];
  return possible.includes(found) ? [] : [`The draft of ${typing.path} is ${found}, and was one of ${possible.join(', ')}.`];
}
