import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import { liveSpecialUrl } from 'shared-kit/rules/links';
import type { specialModel } from 'shared-kit/rules/models/special';
import { NONE, OTHER } from 'shared-kit/rules/options';

type Props = PreviewProps<typeof specialModel>;

const labelOf = (choice: string | null, other: string | null | undefined) =>
  choice === OTHER ? other : choice === NONE ? null : choice;

const notes = (values: Props['values'], packages: boolean, terms: boolean) => [
  ...(values.showPackage && packages ? ['Package Restrictions'] : []),
  ...(values.showTerms && terms ? ['Terms + Conditions'] : []),
];

/** The special among the offers of the hotel's site. */
export function SpecialPreview({ values: special, property }: Props) {
  return (
    <Site
      url={property.url}
      image={special.images[0]}
      flag={labelOf(special.promoFlag, special.promoFlagOther)}
      title={special.title}
      html={special.content}
      cta={labelOf(special.cta.type, null)}
      links={notes(special, true, true)}
    />
  );
}

/** The special's own page. */
export function DetailsPreview({ values: special, property, id }: Props) {
  const { details } = special;
  return (
    <Site
      url={liveSpecialUrl(property.url, details.customUrl, id)}
      image={details.image ?? special.images[0]}
      title={special.title}
      html={details.content || special.content}
      cta={labelOf(details.cta.type, details.cta.titleInput)}
      links={notes(special, details.displayPackageRestrictions, details.displayTermsAndConditions)}
    />
  );
}
