import { setTimeout as rest } from 'node:timers/promises';
import { dataOf, succeeded, type Call } from './calls';

/** The draft of a form in which somebody alternately types and saves. */
export interface Typing {
  path: string;
  /** The number of the browser's next write. */
  nth: number;
  /**
   * The drafts that the server may hold: the one it acknowledged last and, after a cut, those under way at the time.
   * Null means no draft.
   */
  possible: (string | null)[];
}

const FORMS = 6;
/** After this many steps each form has saved two drafts, discarded one and begun again. */
const ROUND = 4;
/** The pause between two steps, in milliseconds. */
const PAUSE = 50;

/** Forms that are typed into at once, each at a different step. */
export const newTypings = (): Typing[] =>
  Array.from({ length: FORMS }, (_, form) => ({ path: `/hotels/7/specials/${form}`, nth: form, possible: [null] }));

/**
 * Waits for a moment at which a cut would reveal a lost draft and a lost discard: at that moment one form must have a
 * draft, and another one must have discarded its draft.
 * @param millis the minimum wait
 */
export async function momentToCut(typings: readonly Typing[], millis: number, isDead: () => boolean): Promise<void> {
  const ends = typings.map(({ nth }) => nth + ROUND);
  const isTyped = () => typings.every(({ nth }, form) => nth >= ends[form]!);
  const mustHave = ({ possible }: Typing) => !possible.includes(null);
  const mustHaveNone = ({ possible }: Typing) => possible.every((content) => content === null);
  await rest(millis);
  while (!isDead() && !(isTyped() && typings.some(mustHave) && typings.some(mustHaveNone))) await rest(5);
}

/**
 * Until the cut, repeatedly saves two drafts and then discards them as Save does.
 * @param isFair whether the cut may cause an error
 */
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

/** Looks for the acknowledged draft after a restart. @returns what is wrong; whatever was found is expected from then on */
export async function checkTyping(call: Call, typing: Typing): Promise<string[]> {
  const address = `/profile/drafts?path=${encodeURIComponent(typing.path)}`;
  const draft = dataOf<{ content: string } | null>(await call('GET', address), 200);
  const found = draft?.content ?? null;
  const { possible } = typing;
  typing.possible = [found];
  return possible.includes(found) ? [] : [`The draft of ${typing.path} is ${found}, and was one of ${possible.join(', ')}.`];
}
