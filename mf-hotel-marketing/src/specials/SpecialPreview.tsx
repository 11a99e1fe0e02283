import type { PreviewProps } from 'shared-kit/content/contentForm';
import { Site } from 'shared-kit/content/preview/Site';
import { liveSpecialUrl } from 'shared-kit/rules/links';
import type { Image, Special } from 'shared-kit/rules/entities';
import { NONE, OTHER } from 'shared-kit/rules/options';

/** The special's values as the form holds them. */
type FormValues = Special & { promoFlagOther: string; showTerms: boolean; showPackage: boolean };

const word = (choice: string | null, other: string | null | undefined) =>
  choice === OTHER ? other : choice === NONE ? null : choice;

const notes = (values: FormValues, packages: boolean, terms: boolean) => [
  ...(values.showPackage && packages ? ['Package Restrictions'] : []),
  ...(values.showTerms && terms ? ['Terms + Conditions'] : []),
];

/** The special among the offers of the hotel's site. */
export function SpecialPreview({ values, property }: PreviewProps) {
  const special = values as unknown as FormValues;
  return (
    <Site
      url={property.url}
      image={special.images[0]}
      flag={word(special.promoFlag, special.promoFlagOther)}
      title={special.title}
      html={special.content}
      cta={word(special.cta.type, null)}
      links={notes(special, true, true)}
    />
  );
}

/** The special's own page. */
export function DetailsPreview({ values, property, id }: PreviewProps) {
  const special = values as unknown as FormValues;
  const { details } = special;
  return (
    <Site
      url={liveSpecialUrl(property.url, details.customUrl, id)}
      image={(details.image ?? special.images[0]) as Image | undefined}
      title={special.title}
      html={details.content || special.content}
      cta={word(details.cta.type, details.cta.titleInput)}
      links={notes(special, details.displayPackageRestrictions, details.displayTermsAndConditions)}
    />
  );
}
