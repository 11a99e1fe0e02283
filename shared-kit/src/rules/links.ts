const WEB = ['http:', 'https:'];
const LINK = [...WEB, 'mailto:'];

function parsed(text: unknown): URL | null {
  if (typeof text !== 'string' || text !== text.trim() || /\s/.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const hasHost = (url: URL) => /^(localhost|\[[\da-f:.]+\]|[^.]+(\.[^.]+)+)$/i.test(url.hostname.replace(/\.$/, ''));

/** Whether text is a complete web address, http or https: what a live-page link may be (decision OP-78). */
export function isWebUrl(text: unknown): boolean {
  const url = parsed(text);
  return url !== null && WEB.includes(url.protocol) && /^https?:\/\//i.test(text as string) && hasHost(url);
}

/** Whether text is a link that a call to action may carry: http, https or mailto (decision OP-78). */
export function isLinkUrl(text: unknown): boolean {
  if (isWebUrl(text)) return true;
  const url = parsed(text);
  return url !== null && url.protocol === 'mailto:' && /^[^@?]+@[^@?]+/.test(url.pathname);
}

/** An address that may stand in a link of the application, or undefined for one that could run code. */
export function safeHref(text: string | null | undefined): string | undefined {
  const address = (text ?? '').trim();
  if (!address) return undefined;
  if (/^[/#?](?!\/)/.test(address)) return address;
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
  id?: string | null,
): string {
  const page = customUrl?.trim() || id || '';
  const site = (siteUrl ?? '').trim().replace(/\/+$/, '');
  return site && page ? `${site}/exclusive-offer/?p=${encodeURIComponent(page)}` : '';
}
