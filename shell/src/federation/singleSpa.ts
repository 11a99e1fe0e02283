/** The only place where the shell imports single-spa. */
export { registerApplication, start, triggerAppChange, type Parcel, type ParcelConfig } from 'single-spa';
export { default as singleSpaReact } from 'single-spa-react';
