import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { dateText } from 'shared-kit/rules/dayText';
import { isPlainDate } from 'shared-kit/rules/instant';
import type { pressModel } from 'shared-kit/rules/models/press';

/** The press item on the restaurant's site. */
export function PressPreview({ values }: PreviewProps<typeof pressModel>) {
  const { title, publisher, body, publishDate, pdf } = values;
  const source = [publisher, isPlainDate(publishDate) && dateText(publishDate)].filter(Boolean).join(', ');
  return (
    <GuestCard title={title} html={body} links={pdf ? [{ title: pdf.name || 'PDF' }] : []}>
      {source && <p>{source}</p>}
    </GuestCard>
  );
}
