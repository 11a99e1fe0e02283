import Bowser from 'bowser';

const UNKNOWN = 'Unknown browser';

/** Device names, for systems whose own name is less familiar. */
const DEVICES: Record<string, string> = { iOS: 'iPhone or iPad', macOS: 'Mac' };

/**
 * How a browser identifies itself, as a short label: `Chrome on Windows`; null for an unknown browser.
 * @param agent a `User-Agent` header; the client chooses its content
 */
export function knownAgent(agent: string | null): string | null {
  if (!agent?.trim()) return null;
  const { browser, os } = Bowser.parse(agent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${DEVICES[os.name] ?? os.name}` : browser.name;
}

/** The same label, with a fallback text for an unknown browser. */
export const agentName = (agent: string | null): string => knownAgent(agent) ?? UNKNOWN;
