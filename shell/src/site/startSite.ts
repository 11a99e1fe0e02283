import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { Site } from './Site';

let place: HTMLElement | null = null;
let registered = false;

/** single-spa knows one application for the life of the page; it is active while it has a place. */
function register(): void {
  if (registered) return;
  registered = true;
  const lifecycles = singleSpaReact<React.ComponentProps<typeof Site>>({
    React,
    ReactDOMClient,
    rootComponent: Site,
    errorBoundary: () => React.createElement(React.Fragment),
    domElementGetter: () => place ?? document.createElement('div'),
  });
  registerApplication({ name: 'site', app: lifecycles as never, activeWhen: () => place !== null });
  start({ urlRerouteOnly: true });
}

/**
 * Starts the signed-in site as the single-spa application that remotes are parcels of (architecture, Federation 3).
 * @param element where it is shown
 * @returns what takes it away again
 */
export function startSite(element: HTMLElement): () => void {
  place = element;
  register();
  void triggerAppChange();
  return () => {
    place = null;
    void triggerAppChange();
  };
}
