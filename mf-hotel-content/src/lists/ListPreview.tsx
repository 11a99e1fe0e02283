import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import type { listModel } from 'shared-kit/rules/models/list';
import { LIST_PAGES } from 'shared-kit/rules/options';
import { livePage } from 'shared-kit/rules/previewUrls';

/** The list on the hotel's site, with the pages that show it. */
export function ListPreview({ values, property }: PreviewProps<typeof listModel>) {
  const { title, header, content, pageDisplayedOn } = values;
  const pages = LIST_PAGES.filter(({ value }) => pageDisplayedOn.includes(value)).map(({ label }) => label);
  return <Site url={livePage(property, 'listsUrl')} title={header || title} html={content} links={pages} />;
}
