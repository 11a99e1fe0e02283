import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { NONE, OTHER } from 'shared-kit/rules/options';
import { livePage } from 'shared-kit/rules/previewUrls';

/** The event on the restaurant's site. */
export function EventPreview({ values, property }: PreviewProps<typeof restaurantEventModel>) {
  const { title, body, images, cta, pdf, pdfLinkCopy } = values;
  const label = cta.type === OTHER ? cta.typeInput : cta.type === NONE ? null : cta.type;
  const links = pdf ? [pdfLinkCopy || 'PDF'] : [];
  const url = livePage(property, 'eventsUrl');
  return <Site url={url} image={images[0]} title={title} html={body} cta={label} links={links} />;
}
