import Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block';

/** A line across the text. No button makes one; one that came through the API or a paste stays when the text is edited. */
class Divider extends BlockEmbed {
  static override blotName = 'divider';
  static override tagName = 'hr';
}

Quill.register('formats/divider', Divider, true);

export const DIVIDER = Divider.blotName;
