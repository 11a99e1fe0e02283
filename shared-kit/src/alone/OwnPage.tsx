import { createElement, Suspense, useState, type ComponentType } from 'react';
import { CrashPage } from '../frame/CrashPage';
import { Fallback, type RenderFallback } from '../frame/Fallback';
import { PageSkeleton } from '../remote/PageSkeleton';
import type { RouteEntry } from '../rules/remote/routes';
import { Route, Routes } from '../router';
import { PageHead } from '../ui/page/PageHead';

interface Props {
  route: RouteEntry;
  pagesOf: () => (key: string) => ComponentType;
}

const brokenPage =
  (title: string): RenderFallback =>
  (error, tryAgain) => (
    <>
      <PageHead title={title} />
      <CrashPage title="This page crashed" error={error} tryAgain={tryAgain}>
        The reason is shown below; the browser’s console also says where in the code it happened.
      </CrashPage>
    </>
  );

/** Keeps `pageOf` outside of the Suspense boundary, which discards the state of a page that is still loading. */
function Attempt({ route: { path, page = '' }, pagesOf }: Props) {
  const [pageOf] = useState(pagesOf);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={path} element={createElement(pageOf(page))} />
      </Routes>
    </Suspense>
  );
}

/** A page of the remote under its route, as the shell's frame would show it; a crash is explained. */
export const OwnPage = (props: Props) => (
  <Fallback instead={brokenPage(props.route.title)}>
    <Attempt {...props} />
  </Fallback>
);
