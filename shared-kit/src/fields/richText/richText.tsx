import { useRef, useState, type ComponentProps } from 'react';
import { CleanHtml } from '../../ui/CleanHtml';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { field as css } from '../../ui/frameStyles';
import { Field } from '../../ui/input/Field';
import { useReadOnly } from '../../ui/input/readOnly';
import { fieldId } from '../../ui/input/fieldContext';
import { TextButton } from '../../ui/button/TextButton';
import { Button } from '../../ui/button/Button';
import { PlusIcon } from '../../ui/icons/icons';
import { lazyPart } from '../../ui/lazyPart';
import { isEmptyRichText } from '../../rules/richText';
import { getIn, setIn } from 'formik';
import { sibling, single, type FieldKind, type Values } from '../fieldKind';
import { useFormActions, useFormValue } from '../formState';
import { useFormField } from '../useFormField';
import { EditorPlaceholder } from './EditorPlaceholder';
import type { QuillEditor } from './QuillEditor';
import { useEditorTurn } from './useEditorTurn';

type EditorProps = ComponentProps<typeof QuillEditor>;

/** The editor is the heaviest part of a form, so it is loaded separately. */
const quillEditor = lazyPart<EditorProps>(() =>
  import('shared-kit/fields/richText/QuillEditor').then((module) => module.QuillEditor),
);

/** Until the editor's code is loaded, or if loading fails, the text can be read and typed, and the rest of the form can be used. */
function Editor({ isAsked = false, ...others }: Omit<EditorProps, 'opensLow'>) {
  const [opensLow] = useState(() => isEmptyRichText(others.value));
  const props = { ...others, opensLow };
  const [isRetried, setIsRetried] = useState(false);
  const [isEntered, setIsEntered] = useState(false);
  const { Part: LoadedEditor, failed, retry } = quillEditor.usePart();
  const isMyTurn = useEditorTurn();
  const caret = useRef(0);
  if (LoadedEditor && isMyTurn) return <LoadedEditor {...props} isAsked={isAsked || isRetried || isEntered} caret={caret} />;
  return (
    <>
      <EditorPlaceholder
        html={props.value}
        opensLow={opensLow}
        onChange={props.onChange}
        labelId={props.labelId}
        isEntered={isEntered}
        onEnter={setIsEntered}
        note={failed ? '' : 'The editor is still loading. You can type already.'}
        onMove={(index) => {
          caret.current = index;
        }}
      />
      {failed && (
        <RetryNotice
          onRetry={() => {
            setIsRetried(true);
            retry();
          }}
        >
          The editor could not be loaded. You can still type here, without formatting.
        </RetryNotice>
      )}
    </>
  );
}

export interface RichTextOptions {
  label: string;
  hint?: string;
  required?: boolean;
}

const withoutEmptyText = (html: string | null | undefined) => (html && !isEmptyRichText(html) ? html : '');

/** Rich text, for hand-written forms. */
export function RichTextField({
  name,
  label,
  hint,
  required,
  focusOnMount = false,
}: RichTextOptions & { name: string; focusOnMount?: boolean }) {
  const { value, error, type, touch } = useFormField<string>(name);
  const id = fieldId(name);
  if (useReadOnly()) {
    return (
      <Field name={name} label={label} group>
        <div className={css.rich}>{value ? <CleanHtml html={value} /> : <p>(empty)</p>}</div>
      </Field>
    );
  }
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} group>
      <Editor
        value={value ?? ''}
        onChange={type}
        onBlur={touch}
        labelId={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        invalid={error !== undefined}
        required={required}
        isAsked={focusOnMount}
      />
    </Field>
  );
}

/** Rich text; an editor that holds only empty paragraphs counts as empty (OP-123). */
export const richText = (options: RichTextOptions) =>
  single<string>({
    label: options.label,
    initial: '',
    Input: ({ name }) => <RichTextField name={name} {...options} />,
    read: withoutEmptyText,
    write: withoutEmptyText,
  });

/**
 * Rich text that is added by a button and then required, like Terms + Conditions of a special. `flag` is the form's key that
 * remembers whether it was added; only the text is sent.
 */
export function addedRichText({ label, flag }: { label: string; flag: string }): FieldKind<string | null, never> {
  const Added = ({ name }: { name: string }) => {
    const readOnly = useReadOnly();
    const key = sibling(name, flag);
    const isAdded = useFormValue<boolean>(key);
    const [focuses, setFocuses] = useState(false);
    const { change } = useFormActions();
    const setAdded = (added: boolean) => {
      setFocuses(added);
      change((values) => setIn(setIn(values, key, added), name, added ? getIn(values, name) : '') as Values);
    };
    if (readOnly) return isAdded ? <RichTextField name={name} label={label} /> : null;
    // Both states share one box, so that whatever replaces the pressed button gets its focus.
    if (!isAdded) {
      return (
        <div>
          <Button small icon={<PlusIcon />} onClick={() => setAdded(true)}>
            Add {label}
          </Button>
        </div>
      );
    }
    return (
      <div>
        <RichTextField name={name} label={label} required focusOnMount={focuses} />
        <TextButton tone="danger" onClick={() => setAdded(false)}>
          Remove {label}
        </TextButton>
      </div>
    );
  };
  return {
    label,
    Input: Added,
    keys: (name) => [name, sibling(name, flag)],
    initial: (values, name) => setIn(setIn(values, name, ''), sibling(name, flag), false),
    read: (values, item, name) => {
      const stored = withoutEmptyText(getIn(item, name));
      return setIn(setIn(values, name, stored), sibling(name, flag), stored !== '');
    },
    write: (body, values, name) =>
      setIn(body, name, getIn(values, sibling(name, flag)) ? withoutEmptyText(getIn(values, name)) : null),
  };
}
