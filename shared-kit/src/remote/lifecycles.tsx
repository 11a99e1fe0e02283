import * as React from 'react';
import { flushSync } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Route, Router, Routes } from 'shared-kit/router';
import { Boundary } from './Boundary';
import { PageSkeleton } from './PageSkeleton';
import { lazyPages, type Pages } from './pages';
import { PreloadPage } from './preloadPage';
import type { RemoteProps } from './props';
import { RouterLinks } from './RouterLinks';

/** Calls back once the page beside it is rendered. */
function NotifyShown({ onShown }: { onShown: () => void }) {
  React.useEffect(onShown, [onShown]);
  return null;
}

/**
 * A root that renders a new address synchronously. React's scheduler would render it a frame after the shell, which would show
 * the new breadcrumbs with the old page.
 */
function createRoot(element: Element): ReactDOMClient.Root {
  const root = ReactDOMClient.createRoot(element);
  return { render: (page) => flushSync(() => root.render(page)), unmount: () => root.unmount() };
}

/**
 * Creates the lifecycles that a remote exposes as `./app` (architecture, Federation 3). They resolve at once and never
 * reject: pages arrive later, inside the frame, and a crash goes to `onCrash`.
 * @param pages the remote's lazily imported pages
 */
export function remoteLifecycles(pages: Pages) {
  const { mount, preload } = lazyPages(pages);

  interface PageProps extends Pick<RemoteProps, 'pageKey' | 'onShown'> {
    pageOf: ReturnType<typeof mount>;
  }

  function Page({ pageOf, pageKey, onShown }: PageProps) {
    return (
      <>
        {React.createElement(pageOf(pageKey))}
        <NotifyShown onShown={onShown} />
      </>
    );
  }

  function Remote({ location, navigator, path, pageKey, onCrash, onShown }: RemoteProps) {
    const [pageOf] = React.useState(mount);
    const page = <Page key={location.pathname} pageOf={pageOf} pageKey={pageKey} onShown={onShown} />;
    return (
      <Boundary key={location.pathname} onError={onCrash}>
        <Router location={location} navigator={navigator}>
          <RouterLinks>
            <PreloadPage.Provider value={preload}>
              <React.Suspense fallback={<PageSkeleton />}>
                <Routes>
                  <Route path={path} element={page} />
                </Routes>
              </React.Suspense>
            </PreloadPage.Provider>
          </RouterLinks>
        </Router>
      </Boundary>
    );
  }

  return singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: { createRoot },
    rootComponent: Remote,
    errorBoundary: () => <></>,
    parcelCanUpdate: true,
  });
}
