const WEB = ['http:', 'https:'];
const LINK = [...WEB, 'mailto:', 'tel:'];

/** A backslash is refused: browsers read it as a slash, other programs do not, so the address would lead to different sites. */
function parseUrl(text: unknown): URL | null {
  if (typeof text !== 'string' || /[\s\\]/.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const hasHost = (url: URL) => /^(localhost|\[[\da-f:.]+\]|[^.]+(\.[^.]+)+)$/i.test(url.hostname.replace(/\.$/, ''));

/** Whether text is a complete web address, http or https: as a live-page link must be (decision OP-78). */
export function isWebUrl(text: unknown): boolean {
  const url = parseUrl(text);
  return url !== null && WEB.includes(url.protocol) && /^https?:\/\//i.test(text as string) && hasHost(url);
}

/**
 * Whether text is an address that guests may click: http, https, mailto, tel, or a path that begins with one slash
 * (decisions OP-78, OP-137).
 */
export function isAddress(text: unknown): boolean {
  if (isWebUrl(text) || isPath(text)) return true;
  const url = parseUrl(text);
  if (url?.protocol === 'mailto:') return /^[^@?]+@[^@?]+/.test(url.pathname);
  return url?.protocol === 'tel:' && /^[+\d][\d().-]*$/.test(url.pathname);
}

/** Whether text is a path of the site itself. A second slash or backslash would lead to another site. */
const isPath = (text: unknown): boolean => typeof text === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(text);

/** Whether text may be the last part of an address: letters, numbers and dashes (decision OP-137). */
export const isSlug = (text: unknown): boolean => typeof text === 'string' && /^[a-z0-9-]+$/i.test(text);

/** An address with `https://` added where the scheme is missing; anything else unchanged (decision OP-137). */
export function completeAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || isAddress(trimmed) || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) || trimmed.startsWith('/')) return text;
  const withScheme = `https://${trimmed}`;
  return isWebUrl(withScheme) ? withScheme : text;
}

/** An address that is safe to use in a link of the application, or undefined for one that could run code. */
export function safeHref(text: string | null | undefined): string | undefined {
  const address = (text ?? '').trim();
  if (!address) return undefined;
  // Browsers strip tabs and line breaks, so '/\t/host' would lead to another site.
  if (/^[/#?](?![/\\\s])/.test(address)) return address;
  try {
    return LINK.includes(new URL(address).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address of a special on the hotel's site (document 2 §3.3): `{url}/exclusive-offer/?p={custom url or id}`.
 * '' while the special has neither a custom url nor an id, or the hotel no site.
 */
export function liveSpecialUrl(
  siteUrl: string | null | undefined,
  customUrl: string | null | undefined,
  id: string | null | undefined,
): string {
  const page = customUrl?.trim() || id || '';
  const site = (siteUrl ?? '').trim().replace(/\/+$/, '');
  return site && page ? `${site}/exclusive-offer/?p=${encodeURIComponent(page)}` : '';
}
