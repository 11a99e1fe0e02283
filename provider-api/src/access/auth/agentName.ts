import Bowser from 'bowser';

const UNKNOWN = 'Unknown browser';

/** Names that people know devices by, where the system's own says less. */
const DEVICES: Record<string, string> = { iOS: 'iPhone or iPad', macOS: 'Mac' };

/**
 * What a browser says of itself, in plain words: `Chrome on Windows`.
 * @param agent a `User-Agent` header; anybody can put anything into it
 */
export function agentName(agent: string | null): string {
  if (!agent?.trim()) return UNKNOWN;
  const { browser, os } = Bowser.parse(agent);
  if (!browser.name) return UNKNOWN;
  return os.name ? `${browser.name} on ${DEVICES[os.name] ?? os.name}` : browser.name;
}
