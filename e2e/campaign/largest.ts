import type { Schema } from './nonsense';

/** Values for fields that accept only a certain form, by field name. */
const REQUIRED_VALUES: Record<string, unknown> = {
  type: 'hotel',
  timezone: 'Europe/London',
  starts_on: '2026-01-05T15:00:00.000Z',
  start_date: '2026-01-05T15:00:00.000Z',
  start: '2026-01-05T15:00:00',
  end: '2026-01-05T16:00:00',
  publish_date: '2026-01-05',
  override: true,
};

const ADDRESS = 'https://campaign.example/';
/** Combining marks in the wrong order: a long run of them is slow to normalise. */
export const MARKS = '\u0315\u0300';
/** Texts that careless code takes long to process when they are repeated. */
export const NASTY = ['<p>a</p>', '<', '<a href="', '&amp;', 'cat#', MARKS, '_a', '%', ' ', 'a@', '</b>', '-'];

const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Values of the requested size for a schema. @param part the text that is repeated to fill strings */
export function largest(schema: Schema, length: number, entries: number, part: string, name = ''): unknown {
  if (name in REQUIRED_VALUES) return REQUIRED_VALUES[name];
  const filledSchema = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (filledSchema.const !== undefined) return filledSchema.const;
  if (filledSchema.properties) {
    const fields = Object.entries(filledSchema.properties);
    return Object.fromEntries(fields.map(([key, field]) => [key, largest(field, length, entries, part, key)]));
  }
  if (filledSchema.type === 'array')
    return Array.from({ length: entries }, () => largest(filledSchema.items ?? {}, Math.min(length, 1000), entries, part));
  if (filledSchema.type === 'boolean') return true;
  if (filledSchema.type === 'integer' || filledSchema.type === 'number') return 1;
  return filled(part, length);
}

type Body = Record<string, unknown>;

const at = (value: unknown, keys: readonly string[]) =>
  keys.reduce<unknown>((part, key) => (part as Body | null | undefined)?.[key], value);

/**
 * Corrects the fields that an answer refused, as far as the messages say how.
 * @param example values that are known to be valid, for fields whose message says nothing useful
 * @returns whether any field was changed
 */
export function correct(body: Body, messages: Record<string, string>, example?: unknown): boolean {
  let isChanged = false;
  for (const [path, message] of Object.entries(messages)) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = at(body, keys) as Body | undefined;
    if (!parent || typeof parent !== 'object' || !(last in parent)) continue;
    const next = correctedValue(parent[last], message, last) ?? at(example, [...keys, last]) ?? null;
    if (next === parent[last]) continue;
    parent[last] = next;
    isChanged = true;
  }
  return isChanged;
}

function correctedValue(value: unknown, message: string, name: string): unknown {
  const limit = Number(/at most ([\d,]+) (?:characters|entries)/.exec(message)?.[1]?.replaceAll(',', ''));
  if (limit && (typeof value === 'string' || Array.isArray(value))) return value.length > limit ? value.slice(0, limit) : null;
  if (/address|url/i.test(message)) return filled(ADDRESS + 'x'.repeat(50), 2000);
  if (/Email/.test(message)) return `largest-${Math.random()}@campaign.example`;
  if (/slug|letters, numbers/i.test(message)) return 'x'.repeat(200);
  if (/Required/.test(message)) return name.includes('password') ? 'p'.repeat(200) : 'x'.repeat(200);
  return null;
}
