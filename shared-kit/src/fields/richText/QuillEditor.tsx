import { Delta, type Range } from 'quill';
import { createRef, PureComponent, type RefObject } from 'react';
import { isEmptyRichText } from '../../rules/richText';
import { classes } from '../../ui/classes';
import { EditorFoot } from './EditorFoot';
import { FORMATS } from './formats';
import { linkAt, removeFormat, unlink } from './marks';
import { FILES_LEFT_OUT, PASTE_MODULES } from './pasting';
import { ReactQuill2 } from './ReactQuill2';
import { Toolbar, type Format } from './Toolbar';
import styles from './richText.module.css';

/** Tab leaves the editor, as it leaves every field: people who work without a mouse must not get trapped in it (WCAG 2.1.2). */
const KEYBOARD = { bindings: { tab: null, 'remove tab': null, indent: null, outdent: null } };
const MODULES = {
  history: { delay: 600, maxStack: 200, userOnly: true },
  keyboard: KEYBOARD,
  ...PASTE_MODULES,
};

interface Props {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Whether it is short, as it is by default if it opens without text. It stays so: nothing jumps when the first letter is typed. */
  opensLow?: boolean;
  /** Ids of the visible label, and of hint and error if there are any. */
  labelId: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  required?: boolean | undefined;
  /** Whether somebody has just asked for it: it then opens with the cursor in it. */
  isAsked?: boolean;
  /** Where the cursor then is, in characters. */
  caret?: RefObject<number>;
}

interface State {
  formats: Record<string, unknown>;
  words: number;
  /** Says what the last paste left out. */
  note: string;
}

/**
 * The rich-text editor: 500 px tall with text in it, shorter when it opens empty, and as tall as people make it (OP-139). Its
 * toolbar has undo/redo, bold/italic/underline, lists, remove format, link/unlink and code (document 1 §9, P-319, P-320). Gives
 * HTML; an editor that holds only empty paragraphs gives ''.
 */
export class QuillEditor extends PureComponent<Props, State> {
  override state: State = { formats: {}, words: 0, note: '' };
  private readonly quill: RefObject<ReactQuill2> = createRef();

  private readonly opensLow = this.props.opensLow ?? isEmptyRichText(this.props.value);

  override componentDidMount() {
    const { labelId } = this.props;
    const root = this.editor().root;
    root.setAttribute('role', 'textbox');
    root.dir = 'auto';
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelId);
    this.describe();
    this.count();
    if (this.props.isAsked) this.editor().setSelection(this.props.caret?.current ?? 0);
    this.editor().on(FILES_LEFT_OUT, () =>
      this.setState({ note: 'Pictures and files are left out: this field holds text only.' }),
    );
  }

  override componentDidUpdate(before: Props) {
    if (before.invalid !== this.props.invalid || before.describedBy !== this.props.describedBy) this.describe();
    if (before.value !== this.props.value) this.count();
  }

  /** What can be dragged: the frame of the text, without toolbar and foot. */
  private box = () => this.quill.current?.getEditingArea().parentElement ?? null;

  private editor = () => {
    if (!this.quill.current) throw new Error('The editor is not on the page.');
    return this.quill.current.getEditor();
  };

  private count = () => {
    const words = this.editor().getText().split(/\s+/).filter(Boolean).length;
    if (words !== this.state.words) this.setState({ words });
  };

  private describe() {
    const { describedBy, invalid, required } = this.props;
    const root = this.editor().root;
    if (describedBy) root.setAttribute('aria-describedby', describedBy);
    else root.removeAttribute('aria-describedby');
    root.setAttribute('aria-invalid', String(Boolean(invalid)));
    root.setAttribute('aria-required', String(Boolean(required)));
  }

  /** The changes since the address of a link was asked for: the text stays editable beside that form. */
  private changes: Delta | null = null;

  private change = (html: string, delta: Delta) => {
    this.changes &&= this.changes.compose(delta);
    this.setState({ note: '' });
    this.props.onChange(html);
  };

  private readFormats = () => {
    const range = this.editor().getSelection();
    if (range) this.setState({ formats: this.editor().getFormat(range) });
  };

  private apply = (format: Format, value: unknown) => {
    const quill = this.editor();
    quill.focus();
    if (format === 'undo' || format === 'redo') quill.history[format]();
    else if (format === 'clean') removeFormat(quill, quill.getSelection(true));
    else if (format === 'link') unlink(quill, quill.getSelection(true));
    else quill.format(format, value, 'user');
    this.readFormats();
  };

  private link = () => {
    const quill = this.editor();
    this.changes = new Delta();
    return linkAt(quill, quill.getSelection(true));
  };

  /** Links the selected text, or the link that the cursor is in; if there is neither, the address itself becomes the text. */
  private setLink = (href: string, range: Range) => {
    const quill = this.editor();
    const changes = this.changes ?? new Delta();
    this.changes = null;
    const index = changes.transformPosition(range.index);
    const length = Math.max(0, changes.transformPosition(range.index + range.length, true) - index);
    if (length > 0) quill.formatText(index, length, 'link', href, 'user');
    else quill.insertText(index, href, 'link', href, 'user');
    quill.setSelection(index + (length || href.length), 0);
    this.readFormats();
  };

  override render() {
    const { value, onBlur, labelId } = this.props;
    return (
      <div className={styles.editor} data-invalid={this.props.invalid || undefined}>
        <Toolbar labelId={labelId} formats={this.state.formats} apply={this.apply} link={this.link} setLink={this.setLink} />
        <ReactQuill2
          ref={this.quill}
          theme="default"
          className={classes(styles.text, this.opensLow && styles.low)}
          formats={FORMATS}
          modules={MODULES}
          value={value}
          onChange={this.change}
          onChangeSelection={this.readFormats}
          onBlur={onBlur}
        />
        <EditorFoot words={this.state.words} note={this.state.note} box={this.box} />
      </div>
    );
  }
}
