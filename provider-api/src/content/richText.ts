import { setImmediate as yieldToOthers } from 'node:timers/promises';
import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_LEVELS, RICH_TEXT_MAX } from 'shared-kit/rules/limits';
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS, isEmptyRichText, isTooDeep } from 'shared-kit/rules/richText';
import { isLongerThan } from 'shared-kit/rules/validation/text';
import type { Values } from './definition';
import { holderAt } from './holderAt';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowedSchemesAppliedToAttributes: ['href'],
  // A path begins with one slash (OP-137); two lead to another site.
  allowProtocolRelative: false,
  nestingLimit: RICH_TEXT_LEVELS,
  transformTags: {
    a: (tagName, attribs) => {
      const link = { ...attribs };
      // Browsers read a backslash as a slash, other programs do not, and the address leads to different sites.
      if (link.href?.includes('\\')) delete link.href;
      // Any target can open another window, also `_BLANK` or a name; the page in it must not be able to access the page
      // with the link.
      if (link.target !== undefined) link.rel = 'noopener noreferrer';
      return { tagName, attribs: link };
    },
  },
};

const hasMarkup = (html: string): boolean => /[<>&]/.test(html);

/**
 * Rich text without anything that can run code or that the editor cannot produce; the result is empty when it has no
 * visible text (OP-123). The cost is linear in its length.
 */
async function cleanRichText(html: string): Promise<string> {
  const clean = hasMarkup(html) ? await cleanMarkup(html) : html;
  return isEmptyRichText(clean) ? '' : clean;
}

/**
 * Removing a tag can leave a paragraph within a paragraph, which every parser splits. A second pass does this here, so
 * that everybody reads the same text, and sending it again changes nothing.
 */
async function cleanMarkup(html: string): Promise<string> {
  const clean = sanitizeHtml(html, OPTIONS);
  if (clean === html) return clean;
  await yieldToOthers();
  return sanitizeHtml(clean, OPTIONS);
}

/** A `<` that does not start a tag is text: escaped, it costs the parser nothing. */
const escapeLoneBrackets = (html: string): string => html.replace(/<(?![a-z/!?])/gi, '&lt;');

/** Text that the rules refuse in any case is not checked. */
const isWorthCleaning = (html: string): boolean => !isLongerThan(html, RICH_TEXT_MAX) && !isTooDeep(html);

/**
 * Cleans the rich text of an item in place, by dotted paths; missing or non-text values are left alone, and so is text that is
 * too long or too deep, which the rules refuse. Yields after each text.
 */
export async function cleanFields(values: Values, paths: string[]): Promise<void> {
  for (const path of paths) {
    const [holder, name] = holderAt(values, path);
    const sent = holder?.[name];
    if (!holder || typeof sent !== 'string') continue;
    const html = escapeLoneBrackets(sent);
    holder[name] = isWorthCleaning(html) ? await cleanRichText(html) : html;
    if (hasMarkup(sent)) await yieldToOthers();
  }
}
