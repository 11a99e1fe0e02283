import Bowser from 'bowser';

const UNKNOWN = 'Unknown browser';

/** Familiar names of devices, where the system's own says less. */
const DEVICES: Record<string, string> = { iOS: 'iPhone or iPad', macOS: 'Mac' };

/**
 * How a browser identifies itself, as a short label: `Chrome on Windows`.
 * @param agent a `User-Agent` header; the client chooses its content
 */
export function agentName(agent: string | null): string {
  if (!agent?.trim()) return UNKNOWN;
  const { browser, os } = Bowser.parse(agent);
  if (!browser.name) return UNKNOWN;
  return os.name ? `${browser.name} on ${DEVICES[os.name] ?? os.name}` : browser.name;
}
