/** Real JSON nests far less deeply; anything deeper is passed on unconverted instead of exhausting the stack. */
const MAX_DEPTH = 64;

/** Keys whose capitals cannot be derived from their snake-case form. */
const CAPITALISED: Record<string, string> = { ga_tracking_id: 'gaTrackingID' };

/** Far more than the number of names on the wire; a response with made-up names must not fill the memory. */
const CACHE_MAX = 2000;

/** Converts each name only once, since the same names are in every item of every response. */
function memoise(convert: (part: string) => string): (part: string) => string {
  const cache = new Map<string, string>();
  return (part) => {
    const cached = cache.get(part);
    if (cached !== undefined) return cached;
    const converted = convert(part);
    if (cache.size < CACHE_MAX && part.length < 100) cache.set(part, converted);
    return converted;
  };
}

function snakePart(part: string): string {
  return part
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

function camelPart(part: string): string {
  if (Object.hasOwn(CAPITALISED, part)) return CAPITALISED[part] as string;
  return part.replace(/(?<=[^_])_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** One key in snake case; a dotted path is converted part by part (`cta.linkUrl` → `cta.link_url`). */
export const snakeKey = memoise((key) => key.split('.').map(snakePart).join('.'));

/** One key in camel case; a dotted path is converted part by part (`cta.link_url` → `cta.linkUrl`). */
export const camelKey = memoise((key) => key.split('.').map(camelPart).join('.'));

function convert(value: unknown, convertKey: (key: string) => string, depth: number): unknown {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => convert(entry, convertKey, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects from another realm (a database driver outside a test's sandbox) count too.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value;
  const converted: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const convertedName = convertKey(name);
    const entry = (value as Record<string, unknown>)[name];
    // Most entries are texts, and a call for each would dominate the cost.
    const part = typeof entry === 'object' && entry !== null ? convert(entry, convertKey, depth + 1) : entry;
    // An assignment would set the prototype. No field has this name, and the API refuses it.
    if (convertedName !== '__proto__') converted[convertedName] = part;
  }
  return converted;
}

/**
 * Converts every key of a value, at any depth, to the wire's snake case. Values, files and dates stay as they are. A run of
 * capitals is one word, and digits do not start one: `gaTrackingID` → `ga_tracking_id`, `modal1Title` → `modal1_title` (document
 * 1 §7, decision OP-118).
 */
export function toSnake(value: unknown): unknown {
  return convert(value, snakeKey, 0);
}

/** The reverse of `toSnake`: every key of a wire value in camel case (document 1 §7, decision OP-118). */
export function toCamel<T = unknown>(value: unknown): T {
  return convert(value, camelKey, 0) as T;
}
