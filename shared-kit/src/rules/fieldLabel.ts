/** Names of fields whose text does not follow from their key. */
const NAMES: Record<string, string> = {
  alt: 'alternative text',
  assetId: 'file',
  calendarDisplayAs: 'how the calendar is shown',
  endsOn: 'end date',
  ihgHotelCode: 'hotel code',
  images: 'image',
  linkUrl: 'link',
  previewUrls: 'live-page links',
  startsOn: 'start date',
  timezone: 'time zone',
};
const CAPITALS = /^(cta|url|pdf|id|ga)$/;

function formatPart(part: string): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1);
  const name = Object.hasOwn(NAMES, part) ? NAMES[part] : undefined;
  if (name !== undefined) return name;
  const words = part
    .replace(/Id$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ');
  return words.map((word) => (CAPITALS.test(word) ? word.toUpperCase() : word)).join(' ');
}

/** A field's dotted camel-case path as sentences name it: `cta.linkUrl` is the 'CTA link', `images.0.alt` the 'image 1 alternative text'. */
export const fieldLabel = (path: string): string => path.split('.').map(formatPart).join(' ');

/** Several things as a sentence lists them: 'one', 'one and two', 'one, two and three'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** How many things one sentence names. */
const MAX_NAMED = 5;

/** The same for things of which there may be many: 'one, two, three, four, five and 7 more'. */
export function listedBriefly(names: readonly string[]): string {
  const rest = names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : [];
  return listed([...names.slice(0, MAX_NAMED), ...rest]);
}
