import { createElement, Suspense, type ComponentProps, type ComponentType } from 'react';
import { Fallback } from '../frame/Fallback';
import { PageSkeleton } from '../remote/PageSkeleton';
import type { RouteEntry } from '../remote/routes';
import { Route, Routes } from '../router';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageHead } from '../ui/page/PageHead';

interface Props {
  route: RouteEntry;
  pageOf: (key: string) => ComponentType;
}

const brokenPage =
  (title: string): ComponentProps<typeof Fallback>['instead'] =>
  (error, tryAgain) => (
    <>
      <PageHead title={title} />
      <EmptyState
        failed
        title="This page crashed"
        actions={
          <Button tone="primary" onClick={tryAgain}>
            Try again
          </Button>
        }
        detail={error.message}
      >
        The reason stands below, and with its place in the code in the browser&apos;s console.
      </EmptyState>
    </>
  );

const Page = ({ route: { page = '' }, pageOf }: Props) => createElement(pageOf(page));

/** A page of the remote under its route, as the shell's frame would show it; a crash becomes a sentence. */
export const OwnPage = ({ route, pageOf }: Props) => (
  <Fallback instead={brokenPage(route.title)}>
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={route.path} element={<Page route={route} pageOf={pageOf} />} />
      </Routes>
    </Suspense>
  </Fallback>
);
