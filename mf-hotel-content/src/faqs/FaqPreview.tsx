import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { PageTitle } from 'shared-kit/content/preview/PageTitle';
import type { faqModel } from 'shared-kit/rules/models/faq';
import { useFaqCategories } from './useFaqCategories';

type Props = PreviewProps<typeof faqModel>;

/** The question and its answer on the hotel's site. */
export const FaqPreview = ({ values: { question, answer } }: Props) => <GuestCard title={question} html={answer} />;

/** The category in which guests find the FAQ. The form has already loaded the categories. */
export function CategoryTitle({ values: { categoryId }, property }: Props) {
  const category = useFaqCategories(property.id).data?.find(({ id }) => id === categoryId);
  return category ? <PageTitle>{category.name}</PageTitle> : null;
}
