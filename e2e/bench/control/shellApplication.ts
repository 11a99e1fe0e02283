import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SiteRoot } from '../../../shell/src/site/SiteRoot';

const refuseParcel = () => {
  throw new Error('The control build has no parcels.');
};

/** Shows the signed-in site as a plain React root. */
export function showSite(element: HTMLElement): () => void {
  const root = createRoot(element);
  root.render(createElement(SiteRoot, { mountParcel: refuseParcel }));
  return () => root.unmount();
}
