import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import { datePickerText } from 'shared-kit/rules/dates';
import type { pressModel } from 'shared-kit/rules/models/press';
import { livePage } from 'shared-kit/rules/previewUrls';

/** The press item on the restaurant's site. */
export function PressPreview({ values, property }: PreviewProps<typeof pressModel>) {
  const { title, publisher, body, publishDate, pdf } = values;
  const about = [publisher, datePickerText(publishDate)].filter(Boolean).join(', ');
  const url = livePage(property, 'pressUrl');
  return (
    <Site url={url} title={title} html={body} links={pdf ? [pdf.name || 'PDF'] : []}>
      {about && <p>{about}</p>}
    </Site>
  );
}
