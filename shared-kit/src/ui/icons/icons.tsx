import { icon } from './icon';

export const AlertIcon = /*#__PURE__*/ icon('M8 2 14.5 13.5h-13zM8 6.5V9.6M8 11.5v.1');
export const ArchiveIcon = /*#__PURE__*/ icon('M2 3h12v3.2H2zM3.2 6.2V13h9.6V6.2M6.3 9h3.4');
export const BackIcon = /*#__PURE__*/ icon('M9.8 3.2 5 8l4.8 4.8');
export const BellIcon = /*#__PURE__*/ icon(
  'M8 2a4.2 4.2 0 0 0-4.2 4.2c0 3.6-1.6 4.9-1.6 4.9h11.6s-1.6-1.3-1.6-4.9A4.2 4.2 0 0 0 8 2ZM6.6 13.4a1.6 1.6 0 0 0 2.8 0',
);
export const CalendarIcon = /*#__PURE__*/ icon('M2.3 3.7h11.4v9.8H2.3zM2.3 6.8h11.4M5.3 2.2v2.6M10.7 2.2v2.6');
export const CheckIcon = /*#__PURE__*/ icon('m2.8 8.6 3.4 3.3 7-7.6');
export const CloseIcon = /*#__PURE__*/ icon('m3.8 3.8 8.4 8.4M12.2 3.8l-8.4 8.4');
export const CodeIcon = /*#__PURE__*/ icon('M5.3 4.8 2 8l3.3 3.2M10.7 4.8 14 8l-3.3 3.2');
export const CopyIcon = /*#__PURE__*/ icon('M5.7 5.7h7.6v7.6H5.7zM10.3 5.7V2.7H2.7v7.6h3');
export const DownIcon = /*#__PURE__*/ icon('M3.2 5.8 8 10.6l4.8-4.8');
export const ExternalIcon = /*#__PURE__*/ icon('M6.6 3.6H3v9.4h9.4V9.4M9.2 2.7h4.1v4.1M13 3 7.4 8.6');
export const EyeIcon = /*#__PURE__*/ icon(
  'M1.4 8C2.8 5.2 5.2 3.6 8 3.6S13.2 5.2 14.6 8c-1.4 2.8-3.8 4.4-6.6 4.4S2.8 10.8 1.4 8ZM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
);
export const EyeOffIcon = /*#__PURE__*/ icon(
  'M4.1 4.6A8.4 8.4 0 0 0 1.4 8c1.4 2.8 3.8 4.4 6.6 4.4 1 0 2-.2 2.9-.6M6.6 3.8a6.7 6.7 0 0 1 1.4-.2c2.8 0 5.2 1.6 6.6 4.4-.5 1-1.1 1.8-1.8 2.5M2.6 2.6l10.8 10.8',
);
export const FileIcon = /*#__PURE__*/ icon('M3.7 2.3h5.2l3.4 3.4v8H3.7zM8.9 2.3v3.4h3.4');
export const ImageIcon = /*#__PURE__*/ icon('M2.3 2.8h11.4v10.4H2.3zM2.5 11.2l3.3-3.3 2.5 2.3 2.2-2.3 3 2.9M5.8 5.7v.1');
export const InfoIcon = /*#__PURE__*/ icon('M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM8 7.3v3.6M8 5v.1');
export const LinkIcon = /*#__PURE__*/ icon(
  'M6.7 9.3 9.3 6.7M7.4 4.7l1.3-1.3a2.75 2.75 0 0 1 3.9 3.9l-1.3 1.3M8.6 11.3l-1.3 1.3a2.75 2.75 0 0 1-3.9-3.9l1.3-1.3',
);
export const LockIcon = /*#__PURE__*/ icon('M3.7 7.2h8.6v6.1H3.7zM5.4 7.2V5.1a2.6 2.6 0 0 1 5.2 0v2.1');
export const MenuIcon = /*#__PURE__*/ icon('M2.3 4.3h11.4M2.3 8h11.4M2.3 11.7h11.4');
export const MoveDownIcon = /*#__PURE__*/ icon('M8 3v10M4 9.2 8 13l4-3.8');
export const MoveUpIcon = /*#__PURE__*/ icon('M8 13V3M4 6.8 8 3l4 3.8');
export const NextIcon = /*#__PURE__*/ icon('M6.2 3.2 11 8l-4.8 4.8');
export const PencilIcon = /*#__PURE__*/ icon('m2.7 13.3.7-3.1 7.5-7.5 2.4 2.4-7.5 7.5zM9.3 4.3l2.4 2.4');
export const PlusIcon = /*#__PURE__*/ icon('M8 2.8v10.4M2.8 8h10.4');
export const RefreshIcon = /*#__PURE__*/ icon('M13.2 8a5.2 5.2 0 1 1-1.6-3.8M13.2 2.3v3h-3');
export const RepeatIcon = /*#__PURE__*/ icon(
  'M2.8 7.2V6a2.2 2.2 0 0 1 2.2-2.2h7.6M10.6 1.8l2 2-2 2M13.2 8.8V10a2.2 2.2 0 0 1-2.2 2.2H3.4M5.4 14.2l-2-2 2-2',
);
export const SearchIcon = /*#__PURE__*/ icon('M7 2.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6ZM10.5 10.5l3.3 3.3');
export const SettingsIcon = /*#__PURE__*/ icon(
  'M2.3 4.8h5.9M11.4 4.8h2.3M9.8 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM2.3 11.2h2.3M7.8 11.2h5.9M6.2 9.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
);
export const ThemeIcon = /*#__PURE__*/ icon('M8 2.3a5.7 5.7 0 1 1 0 11.4A5.7 5.7 0 0 1 8 2.3ZM8 2.3v11.4');
export const TrashIcon = /*#__PURE__*/ icon('M2.8 4.3h10.4M6.3 4.3V2.7h3.4v1.6M4.2 4.3l.7 9.2h6.2l.7-9.2M6.7 7v3.9M9.3 7v3.9');
export const UndoIcon = /*#__PURE__*/ icon('M5.7 2.7 2.8 5.6l2.9 2.9M2.8 5.6h6.4a3.8 3.8 0 0 1 0 7.6H6.3');
export const UploadIcon = /*#__PURE__*/ icon('M8 10V2.7M4.8 5.9 8 2.7l3.2 3.2M2.7 10.8v2.7h10.6v-2.7');
export const UserIcon = /*#__PURE__*/ icon(
  'M8 2.3a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8ZM2.6 13.7c.4-2.6 2.6-4.2 5.4-4.2s5 1.6 5.4 4.2',
);
