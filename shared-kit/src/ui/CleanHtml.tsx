import createPurifier from 'dompurify';
import { useMemo } from 'react';
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

/** @returns the HTML with only the tags, attributes and schemes that rich text may have */
export const cleanHtml = (html: string): string => purifier.sanitize(html, options);

/** Shows rich text. The server has cleaned it already; it is cleaned again here, where it becomes part of the page. */
export function CleanHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
