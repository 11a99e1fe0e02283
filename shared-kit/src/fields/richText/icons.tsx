import { icon } from '../../ui/icons/icon';

export { CodeIcon, LinkIcon, UndoIcon } from '../../ui/icons/icons';
export const RedoIcon = /*#__PURE__*/ icon('M10.3 2.7 13.2 5.6l-2.9 2.9M13.2 5.6H6.8a3.8 3.8 0 0 0 0 7.6h2.9');
export const BoldIcon = /*#__PURE__*/ icon('M5 2.8h3.6a2.5 2.5 0 0 1 0 5H5zM5 7.8h4.1a2.7 2.7 0 0 1 0 5.4H5z');
export const ItalicIcon = /*#__PURE__*/ icon('M7 2.8h4.2M4.8 13.2H9M9.2 2.8 6.8 13.2');
export const UnderlineIcon = /*#__PURE__*/ icon('M4.7 2.7v4.6a3.3 3.3 0 0 0 6.6 0V2.7M3.8 13.4h8.4');
export const BulletsIcon = /*#__PURE__*/ icon('M6.3 4h7.2M6.3 8h7.2M6.3 12h7.2M3 4h.1M3 8h.1M3 12h.1');
export const NumbersIcon = /*#__PURE__*/ icon(
  'M6.8 4h6.7M6.8 8h6.7M6.8 12h6.7M2.5 3.2 3.6 2.6v3.2M2.4 10.6c.9-.9 2-.2 1.4.7L2.4 13.2H4',
);
export const RemoveFormatIcon = /*#__PURE__*/ icon('M4.2 2.8h9M8.8 2.8 6.4 13.2M2.6 2.6l10.8 10.8');
export const UnlinkIcon = /*#__PURE__*/ icon(
  'M7.4 4.7l1.3-1.3a2.75 2.75 0 0 1 3.9 3.9l-1.3 1.3M8.6 11.3l-1.3 1.3a2.75 2.75 0 0 1-3.9-3.9l1.3-1.3M2.6 2.6l10.8 10.8',
);
