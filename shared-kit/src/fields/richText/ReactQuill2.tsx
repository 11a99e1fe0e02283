import type { default as Quill, Delta, EmitterSource, Range } from 'quill';
import { createRef } from 'react';
import ReactQuill, { type Value } from 'react-quill';
import { cleanHtml } from '../../ui/CleanHtml';
import { asStored } from './asStored';

/**
 * Quill writes every plain space as an entity; a real no-break space arrives as the character itself and stays. Empty lines get a
 * break (`asStored`), so that they are as tall as in the editor; those at the end are removed, since Quill adds one after a list.
 */
const semanticHtml = (editor: Quill) => {
  const html = editor
    .getSemanticHTML()
    .replaceAll('&nbsp;', ' ')
    .replace(/(?:<p><\/p>)+$/, '');
  return editor.getText().trim() === '' ? '' : asStored(html);
};

const isSameText = (first: Delta, second: Delta) => first.length() === second.length() && first.diff(second).ops.length === 0;

/**
 * react-quill was written for Quill 1. What changed in Quill 2 is overridden here: reading and writing HTML, and finding the
 * element without `findDOMNode`, which React has deprecated. This is the only file that knows react-quill, so that it can be
 * replaced here alone.
 */
export class ReactQuill2 extends ReactQuill {
  private readonly area = createRef<HTMLDivElement>();
  private html = '';
  /** The HTML that the editor was filled with, and what it held before the first change; undefined until then. */
  private filledWith: { html: string; text?: Delta } = { html: '' };

  override getEditingArea() {
    if (!this.area.current) throw new Error('The editing area is not on the page.');
    return this.area.current;
  }

  override renderEditingArea() {
    return <div key={this.state.generation} ref={this.area} />;
  }

  /** Filled while detached: Quill reads the cursor's position after each step, which would force a page layout each time. */
  override componentDidMount() {
    const area = this.getEditingArea();
    const marker = document.createComment('');
    area.replaceWith(marker);
    super.componentDidMount();
    marker.replaceWith(area);
  }

  override setEditorContents(quill: Quill, value: Value) {
    this.html = String(value ?? '');
    this.value = this.html;
    this.filledWith = { html: this.html };
    // Cleaned before anything parses it: the server cleans too, but its answer is not trusted.
    quill.setContents(quill.clipboard.convert({ html: cleanHtml(this.html) }), 'silent');
    quill.history.clear();
  }

  override onEditorChange = (
    event: 'text-change' | 'selection-change',
    change: Range | Delta,
    previous: Range | Delta,
    source: EmitterSource,
  ) => {
    const quill = this.getEditor();
    if (event === 'text-change' && source !== 'silent') {
      this.filledWith.text ??= previous as Delta;
      // Other programs may store the same text with other HTML: typed back to what it was, it is unchanged.
      this.html = isSameText(this.filledWith.text, quill.getContents()) ? this.filledWith.html : semanticHtml(quill);
      this.value = this.html;
      this.props.onChange?.(this.html, change, source, this.makeUnprivilegedEditor(quill));
    }
    if (event === 'selection-change') {
      this.props.onChangeSelection?.(change, source, this.makeUnprivilegedEditor(quill));
      if (!change && previous) this.props.onBlur?.(previous, source, this.makeUnprivilegedEditor(quill));
    }
  };

  override makeUnprivilegedEditor(quill: Quill) {
    return { ...super.makeUnprivilegedEditor(quill), getHTML: () => semanticHtml(quill) };
  }
}
