import { getIn, setIn } from 'formik';
import { NONE, OTHER } from '../../rules/options';
import { otherKey, presetFromBody, presetToBody, toPreset } from '../../rules/presets';
import { isEmptyRichText } from '../../rules/richText';
import { Button } from '../../ui/button/Button';
import { TextButton } from '../../ui/button/TextButton';
import { PlusIcon } from '../../ui/icons/icons';
import { FieldInset } from '../../ui/input/layout';
import { useReadOnly } from '../../ui/input/readOnly';
import { ChoiceField } from '../choice/choice';
import type { FieldKind, Values } from '../fieldKind';
import { useFormActions, useFormValue } from '../formState';
import { RichTextField } from '../richText/richText';
import { TextField } from '../text/text';

interface ModalOptions {
  /** The preset titles, None first and Other last. */
  titles: readonly string[];
  /** Whether Other needs its text: in accommodations, not in promos (document 2 §5.3 and §5.4, OP-93). */
  otherNeedsText: boolean;
}

/** The form's own key for whether the second modal was added. */
const ADDED_KEY = 'showModal2';

const keysOf = (name: string) => ({ title: `${name}Title`, other: otherKey(`${name}Title`), content: `${name}Content` });
const labelOf = (name: string) => `Modal ${name.at(-1)}`;
const clean = (html: unknown) => (typeof html === 'string' && !isEmptyRichText(html) ? html : '');

function emptyModal(values: Values, name: string): Values {
  const { title, other, content } = keysOf(name);
  return setIn(setIn(setIn(values, title, NONE), other, ''), content, '');
}

function ModalInputs({ name, titles, otherNeedsText }: ModalOptions & { name: string }) {
  const { title, other, content } = keysOf(name);
  const chosen = useFormValue<string>(title);
  return (
    <>
      <ChoiceField name={title} label={`${labelOf(name)} Title`} options={titles} />
      {chosen === OTHER && (
        <TextField
          name={other}
          label={`${labelOf(name)} Title Text`}
          hint={otherNeedsText ? undefined : 'Without a text the modal has no title.'}
          required={otherNeedsText}
        />
      )}
      <RichTextField name={content} label={`${labelOf(name)} Content`} />
    </>
  );
}

/** The fields of the model that a modal's inputs write. */
type Modal<N extends string> = FieldKind<never, `${N}Title` | `${N}Content`>;

function modal<N extends 'modal1' | 'modal2'>(name: N, titles: readonly string[], Input: FieldKind['Input']): Modal<N> {
  const { title, other, content } = keysOf(name);
  const label = labelOf(name);
  return {
    label,
    parts: { [title]: `${label} Title`, [other]: `${label} Title Text`, [content]: `${label} Content` },
    Input,
    keys: () => [title, other, content],
    hidden: (values) => (getIn(values, title) === OTHER ? [] : [other]),
    initial: (values) => emptyModal(values, name),
    read: (values, item) => {
      const { choice, text } = toPreset(titles, getIn(item, title));
      return setIn(setIn(setIn(values, title, choice), other, text), content, clean(getIn(item, content)));
    },
    write: (body, values) => ({
      ...body,
      ...presetToBody(title, presetFromBody(title, values)),
      [content]: clean(getIn(values, content)) || null,
    }),
  };
}

/** A text that opens over the page: its title from a list, its content (document 2 §3.7, §4.5). Owns `modal1…`. */
export const firstModal = (options: ModalOptions): Modal<'modal1'> =>
  modal('modal1', options.titles, () => <ModalInputs name="modal1" {...options} />);

/**
 * The second modal: shown after 'Add Second Modal'; removing it resets its title to None and its content to empty
 * (document 2 §4.5). Owns `modal2…` and the form's own `showModal2`.
 */
export function secondModal(options: ModalOptions): Modal<'modal2'> {
  const Input = () => {
    const isAdded = Boolean(useFormValue(ADDED_KEY));
    const { change } = useFormActions();
    const readOnly = useReadOnly();
    const setAdded = (added: boolean) =>
      change((values) => setIn(added ? values : emptyModal(values, 'modal2'), ADDED_KEY, added) as Values);
    if (readOnly && !isAdded) return null;
    // Both states share one box, so that whatever replaces the pressed button gets its focus.
    if (!isAdded)
      return (
        <div>
          <Button small icon={<PlusIcon />} onClick={() => setAdded(true)}>
            Add Second Modal
          </Button>
        </div>
      );
    return (
      <div>
        <FieldInset>
          <ModalInputs name="modal2" {...options} />
          {!readOnly && (
            <div>
              <TextButton tone="danger" onClick={() => setAdded(false)}>
                Remove Second Modal
              </TextButton>
            </div>
          )}
        </FieldInset>
      </div>
    );
  };
  const base = modal('modal2', options.titles, Input);
  return {
    ...base,
    keys: (name) => [...base.keys(name), ADDED_KEY],
    initial: (values, name) => setIn(base.initial(values, name), ADDED_KEY, false),
    read: (values, item, name) => {
      const next = base.read(values, item, name);
      const { title, content } = keysOf('modal2');
      return setIn(next, ADDED_KEY, getIn(next, title) !== NONE || getIn(next, content) !== '');
    },
  };
}

/** The modals for previews: the chosen title, or the text typed for Other, and what opens under it. */
export const modalLinks = (values: Values): { title: string; html: string }[] =>
  ['modal1', 'modal2'].flatMap((name) => {
    const { title, content } = keysOf(name);
    const label = presetFromBody(title, values);
    return label ? { title: label, html: clean(getIn(values, content)) } : [];
  });
