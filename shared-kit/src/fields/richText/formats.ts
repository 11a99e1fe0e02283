import Quill from 'quill';
import Blockquote from 'quill/formats/blockquote';
import Bold from 'quill/formats/bold';
import CodeBlock, { Code } from 'quill/formats/code';
import Header from 'quill/formats/header';
import Indent from 'quill/formats/indent';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import Script from 'quill/formats/script';
import Strike from 'quill/formats/strike';
import Underline from 'quill/formats/underline';
import { DIVIDER } from './divider';

// Builds leave out the editor's own list of formats, with its themes (shared-kit/build/modules.mjs).
Quill.register({
  'formats/blockquote': Blockquote,
  'formats/bold': Bold,
  'formats/code': Code,
  'formats/code-block': CodeBlock,
  'formats/header': Header,
  'formats/indent': Indent,
  'formats/italic': Italic,
  'formats/link': Link,
  'formats/list': List,
  'formats/script': Script,
  'formats/strike': Strike,
  'formats/underline': Underline,
});

/** The formats of document 1 §9; anything else that is pasted loses its format but keeps its text. */
const BUTTON_FORMATS = ['bold', 'italic', 'underline', 'list', 'indent', 'link', 'code'];
/** Also the formats that the API accepts and other programs paste: no button creates them, and 'Remove format' removes them. */
export const FORMATS = [...BUTTON_FORMATS, 'header', 'blockquote', 'strike', 'script', 'code-block', DIVIDER];
