/**
 * Styles that the shell's frame always uses (docs/decisions/frame-styles.md). A remote built from identical source takes them
 * from the shell; one built from a different version brings its own, and both work on one page.
 */
export { default as badge } from './badge/Badge.module.css';
export { default as button } from './button/Button.module.css';
export { default as feedback } from './feedback/Feedback.module.css';
export { default as field } from './input/Field.module.css';
export { default as input } from './input/Input.module.css';
export { default as overlay } from './overlay/Overlay.module.css';
export { default as page } from './page/Page.module.css';
