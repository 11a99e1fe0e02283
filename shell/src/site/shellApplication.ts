import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { MountParcel } from '../federation/bringUp';
import { allParcelsRemoved } from '../federation/parcelLifecycle';
import { registerApplication, singleSpaReact, start, triggerAppChange } from '../federation/singleSpa';
import { removePages, SiteRoot } from './SiteRoot';

let container: HTMLElement | null = null;

const lifecycles = singleSpaReact<{ mountParcel: MountParcel }>({
  React,
  ReactDOMClient,
  rootComponent: SiteRoot,
  errorBoundary: () => React.createElement('p', { role: 'alert' }, 'Something went wrong. Please reload the page.'),
  domElementGetter: () => container!,
});

let isRegistered = false;
/** The steps in progress: single-spa ends the site step by step, and a new start has to wait for that. */
let pending: Promise<unknown> = Promise.resolve();

async function showSiteIn(element: HTMLElement): Promise<void> {
  container = element;
  if (isRegistered) return void (await triggerAppChange());
  isRegistered = true;
  registerApplication({ name: 'shell', app: () => Promise.resolve(lifecycles), activeWhen: () => container !== null });
  start({ urlRerouteOnly: true });
}

async function removeSite(): Promise<void> {
  removePages();
  await allParcelsRemoved();
  container = null;
  await triggerAppChange();
}

const enqueue = (step: () => Promise<void>) => {
  pending = pending.then(step).catch((error: unknown) => console.error(error));
};

/**
 * Shows the signed-in site as a single-spa application, so that remotes can be mounted as its parcels: single-spa never
 * forgets a parcel that has no parent.
 * @param element where to show it
 * @returns a function that removes it
 */
export function showSite(element: HTMLElement): () => void {
  enqueue(() => showSiteIn(element));
  return () => enqueue(removeSite);
}
