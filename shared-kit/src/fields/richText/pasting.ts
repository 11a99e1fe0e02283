import Quill, { type Range } from 'quill';
import QuillClipboard from 'quill/modules/clipboard';
import { fromOutside } from './fromOutside';
import { keepMarks } from './pastedMarks';

/** What browsers say a picture or another file is that is pasted or dropped. */
const FILES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'];

/** The event of an editor when a picture or another file was pasted or dropped, which text cannot hold. */
export const LEFT_OUT = 'left-out';

class Clipboard extends QuillClipboard {
  override onPaste(range: Range, { text, html }: { text?: string; html?: string }) {
    const { quill } = this;
    const last = quill.getLength() - 1;
    // What replaces everything is no entry of the list that was there.
    if (range.index === 0 && range.length > 0 && range.length >= last) quill.removeFormat(last, 0, 'user');
    const read = html ? fromOutside(html) : undefined;
    super.onPaste(range, { ...(text && { text }), ...(read && { html: read.html }) });
    if (read?.hasPictures) quill.emitter.emit(LEFT_OUT);
  }
}

Quill.register('modules/clipboard', Clipboard, true);

/** The editor's options for what comes from other programs. */
export const PASTING = {
  clipboard: { matchers: [[Node.ELEMENT_NODE, keepMarks]] },
  uploader: {
    mimetypes: FILES,
    handler(this: { quill: Quill }) {
      this.quill.emitter.emit(LEFT_OUT);
    },
  },
};
