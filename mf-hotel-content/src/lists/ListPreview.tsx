import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { PageTitle } from 'shared-kit/content/preview/PageTitle';
import type { listModel } from 'shared-kit/rules/models/list';
import { LIST_PAGES } from 'shared-kit/rules/options';

type Props = PreviewProps<typeof listModel>;

/** The list on the hotel's site. */
export const ListPreview = ({ values: { title, header, content } }: Props) => (
  <GuestCard title={header || title} html={content} />
);

/** The titles of the pages that show it. */
export const pagesOf = ({ pageDisplayedOn }: Props['values']): string[] =>
  LIST_PAGES.filter(({ value }) => pageDisplayedOn.includes(value)).map(({ label }) => label);

/** Those titles, in one line above the list. */
export function PagesLine({ values }: Props) {
  const pages = pagesOf(values);
  return pages.length > 0 ? <PageTitle>{pages.join(', ')}</PageTitle> : null;
}
