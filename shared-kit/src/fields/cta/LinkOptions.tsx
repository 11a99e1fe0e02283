import { FieldInset, FieldRow } from '../../ui/input/layout';
import {
  enablesPickerSelects,
  isLinkDisabled,
  needsLink,
  showsPicker,
  showsTracking,
  type CtaTypes,
} from '../../rules/ctaVisibility';
import { ADVANCE_DAYS, NIGHT_STAYS } from '../../rules/options';
import { ChoiceField } from '../choice/choice';
import { useFormValue } from '../formState';
import { TextField } from '../text/text';
import { ToggleField } from '../toggle/toggle';
import { WithLinkGenerators, WithTrackingGenerator } from './WithGenerators';

interface Props {
  /** The dotted name of the call to action they belong to. */
  name: string;
  /** Decides which parts are shown; all of them if it is absent, as for a call to action without a type. */
  cta?: CtaTypes;
  type?: string;
}

/**
 * Link, new window, date picker and tracking. Both selects are disabled until the picker's box is ticked (document 2 §4.4,
 * M-117).
 */
export function LinkOptions({ name, cta = {}, type = '' }: Props) {
  const hasPopup = enablesPickerSelects({ addDatePickerPopup: useFormValue<boolean>(`${name}.addDatePickerPopup`) });
  return (
    <>
      <WithLinkGenerators name={`${name}.linkUrl`} disabled={isLinkDisabled(cta, type)}>
        <TextField
          name={`${name}.linkUrl`}
          label="CTA Link URL"
          hint="Include https://"
          type="url"
          required={needsLink(cta, type)}
          disabled={isLinkDisabled(cta, type)}
        />
      </WithLinkGenerators>
      <FieldInset>
        <ToggleField name={`${name}.opensInNewWindow`} label="Opens in new window" />
        {showsPicker(cta, type) && (
          <>
            <ToggleField
              name={`${name}.addDatePickerPopup`}
              label="Add date picker popup"
              hint="Guests choose their dates before they leave the page."
            />
            <FieldRow>
              <ChoiceField
                name={`${name}.advancedPurchaseDays`}
                label="Advance Purchase Days"
                options={ADVANCE_DAYS}
                disabled={!hasPopup}
              />
              <ChoiceField
                name={`${name}.minimumNightStay`}
                label="Minimum Night Stay"
                options={NIGHT_STAYS}
                disabled={!hasPopup}
              />
            </FieldRow>
          </>
        )}
      </FieldInset>
      {showsTracking(cta) && (
        <WithTrackingGenerator name={`${name}.trackingTag`}>
          <TextField name={`${name}.trackingTag`} label="Tracking Tag" optional />
        </WithTrackingGenerator>
      )}
    </>
  );
}
