import { getIn, setIn } from 'formik';
import { ChoiceField } from '../../fields/choice/choice';
import { WithLinkGenerators, WithTrackingGenerator } from '../../fields/cta/WithGenerators';
import type { FieldKind, ShownProps, Values } from '../../fields/fieldKind';
import { useFormValue } from '../../fields/formState';
import { TextField } from '../../fields/text/text';
import { ShownLines } from '../../fields/ShownLines';
import { CALENDAR_EVENT_CTAS } from '../../rules/options';

const NO_PAGE = CALENDAR_EVENT_CTAS[0];
const EXTERNAL = CALENDAR_EVENT_CTAS[2];
const emptyCta = { type: NO_PAGE as string, linkText: '', linkUrl: '', trackingTag: '' };

function EventCta({ name }: { name: string }) {
  const type = String(useFormValue(`${name}.type`) ?? '');
  return (
    <>
      <ChoiceField name={`${name}.type`} label="CTA" options={CALENDAR_EVENT_CTAS} required />
      {type !== NO_PAGE && <TextField name={`${name}.linkText`} label="CTA Link Text" required />}
      {type === EXTERNAL && (
        <WithLinkGenerators name={`${name}.linkUrl`}>
          <TextField
            name={`${name}.linkUrl`}
            label="CTA Link URL"
            type="url"
            hint="Include http://. The link opens in a new window automatically."
            required
          />
        </WithLinkGenerators>
      )}
      {type !== NO_PAGE && (
        <WithTrackingGenerator name={`${name}.trackingTag`}>
          <TextField name={`${name}.trackingTag`} label="Tracking Tag" optional />
        </WithTrackingGenerator>
      )}
    </>
  );
}

function ShownCta({ values, name }: ShownProps) {
  const { type, linkText, linkUrl, trackingTag } = getIn(values, name) as typeof emptyCta;
  return (
    <ShownLines
      lines={[
        ['CTA', type],
        type !== NO_PAGE && ['CTA Link Text', linkText],
        type === EXTERNAL && ['CTA Link URL', linkUrl],
        type !== NO_PAGE && ['Tracking Tag', trackingTag],
      ]}
    />
  );
}

/** The event's call to action (document 2 §3.6, §5.2). */
export const eventCta = (): FieldKind<never, never> => ({
  label: 'CTA',
  parts: { linkText: 'CTA Link Text', linkUrl: 'CTA Link URL', trackingTag: 'CTA Tracking Tag' },
  Input: EventCta,
  Shown: ShownCta,
  keys: (name) => [name],
  hidden: (values, name) => {
    const type: unknown = getIn(values, `${name}.type`);
    const hiddenKeys = type === EXTERNAL ? [] : type === NO_PAGE ? ['linkText', 'linkUrl', 'trackingTag'] : ['linkUrl'];
    return hiddenKeys.map((key) => `${name}.${key}`);
  },
  initial: (values, name) => setIn(values, name, emptyCta),
  read: (values, item, name) => {
    const stored = Object.entries((getIn(item, name) ?? {}) as Values).filter(([, value]) => value !== null);
    return setIn(values, name, { ...emptyCta, ...Object.fromEntries(stored) });
  },
  write: (body, values, name) => {
    const texts = Object.entries(getIn(values, name) as Record<string, string>);
    return setIn(body, name, Object.fromEntries(texts.map(([key, text]) => [key, text.trim()])));
  },
});
