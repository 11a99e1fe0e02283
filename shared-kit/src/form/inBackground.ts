/** What a form loads once it is open: one file for both, since each alone would be smaller than a request. */
export { draftSync } from './draftSync';
export { Presence } from './Presence';
