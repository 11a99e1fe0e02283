import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { MountParcel } from '../federation/bringUp';
import { allGone } from '../federation/parcelLife';
import { registerApplication, singleSpaReact, start, triggerAppChange } from '../federation/singleSpa';
import { emptySite, SiteRoot } from './SiteRoot';

let place: HTMLElement | null = null;

const lifecycles = singleSpaReact<{ mountParcel: MountParcel }>({
  React,
  ReactDOMClient,
  rootComponent: SiteRoot,
  errorBoundary: () => React.createElement('p', { role: 'alert' }, 'Something went wrong. Please reload the page.'),
  domElementGetter: () => place!,
});

let registered = false;
/** What is still in progress: single-spa ends the site step by step, and a new start has to wait for that. */
let before: Promise<unknown> = Promise.resolve();

async function begin(element: HTMLElement): Promise<void> {
  place = element;
  if (registered) return void (await triggerAppChange());
  registered = true;
  registerApplication({ name: 'shell', app: () => Promise.resolve(lifecycles), activeWhen: () => place !== null });
  start({ urlRerouteOnly: true });
}

async function end(): Promise<void> {
  emptySite();
  await allGone();
  place = null;
  await triggerAppChange();
}

const afterwards = (step: () => Promise<void>) => {
  before = before.then(step).catch((error: unknown) => console.error(error));
};

/**
 * Shows the signed-in site as a single-spa application, so that remotes can be mounted as its parcels: single-spa never
 * forgets a parcel that has no parent.
 * @param element where to show it
 * @returns a function that removes it
 */
export function showSite(element: HTMLElement): () => void {
  afterwards(() => begin(element));
  return () => afterwards(end);
}
