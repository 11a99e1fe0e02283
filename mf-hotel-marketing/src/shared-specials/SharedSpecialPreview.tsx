import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import type { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { SHARED_SPECIAL_CTAS, SHARED_SPECIAL_FLAGS, type Option } from 'shared-kit/rules/options';

const labelOf = (options: readonly Option[], code: string | null) =>
  code && code !== 'none' ? options.find(({ value }) => value === code)?.label : undefined;

/** The special as the hotels will show it. */
export function SharedSpecialPreview({ values: shared }: PreviewProps<typeof sharedSpecialModel>) {
  return (
    <GuestCard
      images={[shared.image]}
      flag={labelOf(SHARED_SPECIAL_FLAGS, shared.promoFlag)}
      title={shared.title}
      html={shared.content}
      cta={labelOf(SHARED_SPECIAL_CTAS, shared.ctaOption)}
      links={shared.terms ? [{ title: 'Terms + Conditions', html: shared.terms }] : []}
    />
  );
}
