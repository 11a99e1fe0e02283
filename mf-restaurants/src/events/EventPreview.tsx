import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { RestaurantEvent } from 'shared-kit/rules/entities';
import { NONE, OTHER } from 'shared-kit/rules/options';

/** The event on the restaurant's site. */
export function EventPreview({ values, property }: PreviewProps) {
  const { title, body, images, cta, pdf, pdfLinkCopy } = values as unknown as RestaurantEvent;
  const word = cta.type === OTHER ? cta.typeInput : cta.type === NONE ? null : cta.type;
  const links = pdf ? [pdfLinkCopy || 'PDF'] : [];
  const url = property.previewUrls.eventsUrl ?? property.url;
  return <Site url={url} image={images[0]} title={title} html={body} cta={word} links={links} />;
}
