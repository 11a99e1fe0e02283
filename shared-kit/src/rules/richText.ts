import { RICH_TEXT_LEVELS } from './limits';
import { isFilled } from './validation/text';

/** Tags that rich text may contain: those that the editor's toolbar creates (document 1 §9), and none that can run code. */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'code',
  'pre',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'span',
  'div',
  'hr',
  'sub',
  'sup',
  's',
] as const;

/** Attributes that rich text may have, by tag. `data-list` is how the editor marks bullets inside an ordered list. */
export const ALLOWED_ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel', 'title'],
  li: ['data-list'],
};

/** Schemes a link in rich text may use; an address without a scheme is relative and allowed. */
export const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * Whether rich text has no visible content: an editor with only empty paragraphs, breaks and blanks counts as empty
 * (decision OP-123). Anything that is not text counts as empty too.
 */
export function isEmptyRichText(html: unknown): boolean {
  if (typeof html !== 'string') return true;
  const text = html.replace(/<[^<>]*>/g, '').replace(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi, decodeEntity);
  return !isFilled(text.replace(/&(nbsp|zwnj|zwj|ensp|emsp|thinsp|shy|lrm|rlm);/gi, ''));
}

/** The character of a numeric entity; an entity beyond Unicode is returned unchanged. */
function decodeEntity(entity: string, decimal?: string, hex?: string): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** What follows the name begins with what ends it: otherwise a name that is never closed would be split in every possible way. */
const TAG = /<(\/?)([a-z][^\s/<>]*)(?:[\s/][^<>]*)?>/gi;
/** Tags without an end tag. */
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'embed',
  'source',
  'track',
  'area',
  'base',
  'link',
  'meta',
  'param',
]);
/** Tags that the next tag of the same name closes. */
const SIBLINGS = new Set(['p', 'li']);

/**
 * Whether rich text is nested more deeply than anybody writes (decision OP-141). Looks at each tag once and stops at the limit.
 */
export function isTooDeep(html: unknown): boolean {
  if (typeof html !== 'string') return false;
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (VOID.has(tag)) continue;
    if (slash) {
      const index = open.lastIndexOf(tag);
      if (index !== -1) open.length = index;
    } else if (!(SIBLINGS.has(tag) && open.at(-1) === tag)) open.push(tag);
    if (open.length > RICH_TEXT_LEVELS) return true;
  }
  return false;
}
