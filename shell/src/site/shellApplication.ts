import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { MountParcel } from '../federation/bringUp';
import { SiteRoot } from './SiteRoot';

let place: HTMLElement | null = null;

const lifecycles = singleSpaReact<{ mountParcel: MountParcel }>({
  React,
  ReactDOMClient,
  rootComponent: SiteRoot,
  errorBoundary: () => React.createElement('p', { role: 'alert' }, 'Something went wrong. Please load the page again.'),
  domElementGetter: () => place!,
});

let registered = false;

/**
 * Shows the signed-in site as a single-spa application, so that remotes can be mounted as its parcels: single-spa never
 * forgets a parcel that has no parent.
 * @param element where to show it
 * @returns a function that takes it away
 */
export function showSite(element: HTMLElement): () => void {
  place = element;
  if (!registered) {
    registered = true;
    registerApplication({ name: 'shell', app: () => Promise.resolve(lifecycles as never), activeWhen: () => place !== null });
    start({ urlRerouteOnly: true });
  } else void triggerAppChange();
  return () => {
    place = null;
    void triggerAppChange();
  };
}
