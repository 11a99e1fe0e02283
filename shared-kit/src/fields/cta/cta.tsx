import { getIn, setIn } from 'formik';
import type { ReactNode } from 'react';
import { NONE, OTHER } from '../../rules/options';
import { isLinkDisabled, showsLink, showsPicker, showsTracking, type CtaTypes } from '../../rules/ctaVisibility';
import { fromPreset, otherKey, presetToBody, toPreset } from '../../rules/presets';
import { ChoiceField } from '../choice/choice';
import type { FieldKind, ShownProps, Values } from '../fieldKind';
import { useFormValue } from '../formState';
import { ShownLines, yesOrNo } from '../ShownLines';
import { TextField } from '../text/text';
import { LinkOptions } from './LinkOptions';

interface CtaOptions<T extends string> extends CtaTypes<T> {
  label: string;
  /** The wire's key for the text of Other, `titleInput` or `typeInput`; without one the text takes the place of the type. */
  textKey?: string;
  newWindow?: boolean;
  /** Shown under the type when there is no link to show. */
  note?: (type: string) => ReactNode;
}

/** The form's own key for the text of Other. */
const FORM_ONLY_KEY = otherKey('type');

const initialLink = ({ newWindow = false, linkAlone }: { newWindow?: boolean; linkAlone?: boolean }) => ({
  linkUrl: '',
  opensInNewWindow: newWindow,
  ...(!linkAlone && { addDatePickerPopup: false, advancedPurchaseDays: 0, minimumNightStay: 1, trackingTag: '' }),
});

/**
 * A call to action: type, link, date picker options, tracking (document 2 §4.4). One object of the form and of the wire.
 */
export function cta<const T extends string>(options: CtaOptions<T>): FieldKind<never, never> {
  const { label, types, textKey = FORM_ONLY_KEY } = options;
  const otherNeedsText = textKey === 'typeInput';
  const initial = { ...initialLink(options), ...(types && { type: NONE, [textKey]: '' }) };

  const Input = ({ name }: { name: string }) => {
    const type = String(useFormValue(`${name}.type`) ?? '');
    return (
      <>
        {types && <ChoiceField name={`${name}.type`} label={label} options={types} required />}
        {type === OTHER && (
          <TextField
            name={`${name}.${textKey}`}
            label={`${label} title`}
            required={otherNeedsText}
            hint={otherNeedsText ? undefined : 'Without a text there is no call to action.'}
          />
        )}
        {showsLink(options, type) ? <LinkOptions name={name} cta={options} type={type} /> : options.note?.(type)}
      </>
    );
  };

  const Shown = ({ values, name }: ShownProps) => {
    const { type = '', [textKey]: other, ...typed } = getIn(values, name) as Values;
    const isShown = showsLink(options, String(type));
    const hasPicker = isShown && showsPicker(options, String(type));
    const addsPicker = hasPicker && Boolean(typed.addDatePickerPopup);
    return (
      <ShownLines
        lines={[
          types && [label, type === OTHER ? String(other || OTHER) : String(type)],
          isShown && ['Link URL', String(typed.linkUrl ?? '')],
          isShown && ['Opens in new window', yesOrNo(typed.opensInNewWindow)],
          hasPicker && ['Date picker', yesOrNo(addsPicker)],
          addsPicker && ['Advance purchase days', String(typed.advancedPurchaseDays)],
          addsPicker && ['Minimum night stay', String(typed.minimumNightStay)],
          isShown && showsTracking(options) && ['Tracking tag', String(typed.trackingTag ?? '')],
        ]}
      />
    );
  };

  return {
    label,
    Shown,
    parts: {
      linkUrl: `${label} Link URL`,
      advancedPurchaseDays: `${label} Advance Purchase Days`,
      minimumNightStay: `${label} Minimum Night Stay`,
      trackingTag: `${label} Tracking Tag`,
      [textKey]: `${label} title`,
    },
    Input,
    keys: (name) => [name],
    hidden: (values, name, shown) => {
      const type = String(getIn(values, `${name}.type`) ?? '');
      const showsOptions = shown && showsLink(options, type);
      const isReachable = {
        linkUrl: showsOptions && !isLinkDisabled(options, type),
        trackingTag: showsOptions,
        [textKey]: shown && type === OTHER,
      };
      return Object.entries(isReachable).flatMap(([key, reachable]) => (reachable ? [] : [`${name}.${key}`]));
    },
    initial: (values, name) => setIn(values, name, initial),
    read: (values, item, name) => {
      const stored = { ...initial, ...withoutEmpty(getIn(item, name)) } as Values;
      if (!types) return setIn(values, name, stored);
      const { choice, text } = toPreset(types, getIn(item, `${name}.type`));
      const own = stored[textKey] || '';
      // Beside `titleInput` the type is stored as Other; elsewhere it is the text itself.
      const other = text !== OTHER ? text || own : own || (textKey === 'titleInput' ? '' : text);
      return setIn(values, name, { ...stored, type: choice, [textKey]: other });
    },
    write: (body, values, name) => {
      const { [textKey]: other, ...typed } = getIn(values, name) as Values;
      const sent = { ...typed };
      for (const key of ['linkUrl', 'trackingTag']) if (key in sent) sent[key] = String(sent[key] ?? '').trim();
      if (!types) return setIn(body, name, sent);
      const type = fromPreset(String(typed.type), String(other ?? ''));
      if (textKey === FORM_ONLY_KEY) return setIn(body, name, { ...sent, ...presetToBody('type', type) });
      const isOther = typed.type === OTHER && type !== null;
      return setIn(body, name, { ...sent, type: isOther ? OTHER : type, [textKey]: isOther ? type : null });
    },
  };
}

const withoutEmpty = (stored: unknown) =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => value !== null && value !== undefined));
