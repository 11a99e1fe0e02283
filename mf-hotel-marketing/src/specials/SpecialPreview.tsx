import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestCard, type GuestLink } from 'shared-kit/content/preview/GuestCard';
import { liveSpecialUrl } from 'shared-kit/rules/links';
import type { specialModel } from 'shared-kit/rules/models/special';
import { NONE, OTHER } from 'shared-kit/rules/options';

type Props = PreviewProps<typeof specialModel>;

const labelOf = (choice: string | null, other: string | null | undefined) =>
  choice === OTHER ? other : choice === NONE ? null : choice;

const noteLinks = (values: Props['values'], { packages, terms }: { packages: boolean; terms: boolean }): GuestLink[] => [
  ...(values.showPackage && packages ? [{ title: 'Package Restrictions', html: values.packageRestrictions }] : []),
  ...(values.showTerms && terms ? [{ title: 'Terms + Conditions', html: values.termsAndConditions }] : []),
];

/** The special as one of the offers on the hotel's site. */
export const SpecialPreview = ({ values: special }: Props) => (
  <GuestCard
    images={special.images}
    flag={labelOf(special.promoFlag, special.promoFlagOther)}
    title={special.title}
    html={special.content}
    cta={labelOf(special.cta.type, null)}
    links={noteLinks(special, { packages: true, terms: true })}
  />
);

/** The special's own page. */
export function DetailsPreview({ values: special }: Props) {
  const { details } = special;
  return (
    <GuestCard
      images={[details.image ?? special.images[0]]}
      title={special.title}
      html={details.content || special.content}
      cta={labelOf(details.cta.type, details.cta.titleInput)}
      links={noteLinks(special, {
        packages: details.displayPackageRestrictions,
        terms: details.displayTermsAndConditions,
      })}
    />
  );
}

/** The address of the special's own page. */
export const detailsAddress = ({ values: { details }, property, id }: Props): string =>
  liveSpecialUrl(property.url, details.customUrl, id);
