import { getIn, setIn } from 'formik';
import { OTHER } from '../../rules/options';
import { otherKey, presetFromBody, presetToBody, toPreset } from '../../rules/presets';
import { ChoiceField } from '../choice/choice';
import type { FieldKind } from '../fieldKind';
import { useFormValue } from '../formState';
import { TextField } from '../text/text';

interface Options {
  label: string;
  /** The key that it has in every form. */
  name: string;
  /** The preset options, None first and Other last. */
  options: readonly string[];
  /** The label and hint of the text that Other asks for. */
  otherLabel: string;
  hint?: string;
}

/**
 * A choice from a preset list, with Other for free text (documents 2 and 3 §4): stored text that is not in the list loads as
 * Other with that text, nothing as None; None is sent as null, Other as the typed text. Owns its key and the same key followed by
 * `Other`.
 */
function preset({ label, name: key, options, otherLabel, hint }: Options): FieldKind<string | null, never> {
  const Input = ({ name }: { name: string }) => {
    const chosen = useFormValue<string>(name);
    return (
      <>
        <ChoiceField name={name} label={label} options={options} />
        {chosen === OTHER && <TextField name={otherKey(name)} label={otherLabel} hint={hint} required />}
      </>
    );
  };
  return {
    label,
    parts: { [otherKey(key)]: otherLabel },
    Input,
    Shown: ({ values, name }) => String(getIn(values, getIn(values, name) === OTHER ? otherKey(name) : name) ?? ''),
    keys: (name) => [name, otherKey(name)],
    hidden: (values, name) => (getIn(values, name) === OTHER ? [] : [otherKey(name)]),
    initial: (values, name) => setIn(setIn(values, name, 'None'), otherKey(name), ''),
    read: (values, item, name) => {
      const { choice, text } = toPreset(options, getIn(item, name));
      return setIn(setIn(values, name, choice), otherKey(name), text);
    },
    write: (body, values, name) => ({ ...body, ...presetToBody(name, presetFromBody(name, values)) }),
  };
}

/** The ribbon on a special, an accommodation or a home promo. */
export const promoFlag = (options: readonly string[]) =>
  preset({
    label: 'Promo Flag',
    name: 'promoFlag',
    options,
    otherLabel: 'Promo Flag title',
    hint: 'Up to three short words sit best on the ribbon.',
  });
