import createPurifier from 'dompurify';
import { useMemo, type ComponentPropsWithoutRef } from 'react';
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from 'shared-kit/rules/richText';

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  attribute.keepAttr = ALLOWED_ATTRIBUTES[node.tagName.toLowerCase()]?.includes(attribute.attrName) ?? false;
});
purifier.addHook('afterSanitizeAttributes', (node) => {
  // A page opened from here must not be able to access this window.
  if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer');
});

const options = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${ALLOWED_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
};

/** The latest texts that were cleaned: a form shows each of its texts at first as it is, then in an editor, and in the preview. */
const cleaned = new Map<string, string>();
const MAX_CLEANED = 20;

/** @returns the HTML with only the tags, attributes and schemes that rich text may have */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = purifier.sanitize(html, options);
  cleaned.set(html, clean);
  const [oldest] = cleaned.keys();
  if (cleaned.size > MAX_CLEANED) cleaned.delete(oldest!);
  return clean;
}

/** Shows rich text. The server has cleaned it already; it is cleaned again here, where it becomes part of the page. */
export function CleanHtml({ html, ...attributes }: { html: string } & Omit<ComponentPropsWithoutRef<'div'>, 'children'>) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <div {...attributes} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
