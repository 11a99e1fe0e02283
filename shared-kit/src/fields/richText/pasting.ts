import Quill, { Delta, type Range } from 'quill';
import QuillClipboard from 'quill/modules/clipboard';
import QuillUploader from 'quill/modules/uploader';
import { indexAt, moveText } from './dropping';
import { convertPasted } from './convertPasted';
import { keepMarks } from './pastedMarks';

/** The event that an editor emits when a picture or another file, which text cannot hold, is pasted or dropped. */
export const FILES_LEFT_OUT = 'left-out';

class Clipboard extends QuillClipboard {
  /** What is being dragged out of this editor. */
  private dragged: Range | null = null;

  constructor(...args: ConstructorParameters<typeof QuillClipboard>) {
    super(...args);
    const { quill } = this;
    quill.root.addEventListener('dragstart', () => (this.dragged = quill.getSelection()));
    quill.root.addEventListener('dragend', () => (this.dragged = null));
    // The page refuses files that nothing takes; here, dropping them gets an explanation.
    quill.root.addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    // Before the editor's own listener, which handles every drop and knows only files.
    quill.root.addEventListener('drop', (event) => this.onDrop(event), true);
  }

  /** Text that is dropped is pasted where it falls; what comes from this editor is moved. */
  private onDrop(event: DragEvent): void {
    const { dataTransfer } = event;
    const index = indexAt(this.quill, event);
    if (!dataTransfer || dataTransfer.files.length > 0 || index === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { dragged } = this;
    // No 'dragend' follows once the text that was dragged is removed.
    this.dragged = null;
    if (dragged) this.quill.updateContents(moveText(this.quill, dragged, index), 'user');
    else
      this.onPaste({ index, length: 0 }, { text: dataTransfer.getData('text/plain'), html: dataTransfer.getData('text/html') });
  }

  override onPaste(range: Range, { text, html }: { text?: string; html?: string }) {
    const { quill } = this;
    const last = quill.getLength() - 1;
    const converted = html ? convertPasted(html) : undefined;
    const content = { ...(text && { text }), ...(converted && { html: converted.html }) };
    // Undo takes back what was pasted, not what was typed just before or after.
    quill.history.cutoff();
    if (range.index === 0 && range.length > 0 && range.length >= last) this.replaceAll(last, content);
    else super.onPaste(range, content);
    quill.history.cutoff();
    if (converted?.hasPictures) quill.emitter.emit(FILES_LEFT_OUT);
  }

  /** Replaces the whole text in one change, which is one step to undo. Pasted text does not join a list that was there. */
  private replaceAll(length: number, content: { text?: string; html?: string }): void {
    const { quill } = this;
    const [ending] = quill.getContents(length).ops;
    const noFormats = Object.fromEntries(Object.keys(ending?.attributes ?? {}).map((name) => [name, null]));
    const pasted = this.convert(content);
    quill.updateContents(new Delta().delete(length).concat(pasted).retain(1, noFormats), 'user');
    quill.setSelection(pasted.length(), 'silent');
    quill.scrollSelectionIntoView();
  }
}

/** Says of every file that is pasted or dropped, whatever its type, that text cannot hold it. */
class Uploader extends QuillUploader {
  override upload(_range: Range, files: ArrayLike<File>): void {
    if (files.length > 0) this.quill.emitter.emit(FILES_LEFT_OUT);
  }
}

Quill.register({ 'modules/clipboard': Clipboard, 'modules/uploader': Uploader }, true);

/** The editor's options for what comes from other programs. */
export const PASTE_MODULES = { clipboard: { matchers: [[Node.ELEMENT_NODE, keepMarks]] } };
