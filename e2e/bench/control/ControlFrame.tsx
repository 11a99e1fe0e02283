import { createElement, Suspense, type ComponentProps } from 'react';
import { Boundary } from 'shared-kit/remote/Boundary';
import { lazyPages } from 'shared-kit/remote/pages';
import { PageSkeleton } from 'shared-kit/remote/PageSkeleton';
import { Route, Routes } from 'shared-kit/router';
import { pages as content } from '../../../mf-hotel-content/src/pages';
import { pages as marketing } from '../../../mf-hotel-marketing/src/pages';
import { pages as platform } from '../../../mf-platform/src/pages';
import { pages as restaurants } from '../../../mf-restaurants/src/pages';
import type { RemoteFrame as FederatedFrame } from '../../../shell/src/federation/RemoteFrame';

const remotes: Record<string, ReturnType<ReturnType<typeof lazyPages>['mount']>> = {
  'mf-hotel-content': lazyPages(content).mount(),
  'mf-hotel-marketing': lazyPages(marketing).mount(),
  'mf-platform': lazyPages(platform).mount(),
  'mf-restaurants': lazyPages(restaurants).mount(),
};

/** Replaces the frame of a remote: shows the same page, imported as in any single application. */
export function RemoteFrame({ record, location, path, pageKey }: ComponentProps<typeof FederatedFrame>) {
  const pageOf = remotes[record.name]!;
  return (
    <Boundary key={location.pathname} onError={(error) => console.error(error)}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path={path} element={createElement(pageOf(pageKey), { key: location.pathname })} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}
