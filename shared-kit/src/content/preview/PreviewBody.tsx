import type { Values } from '../../fields/fieldKind';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { lazyPart } from '../../ui/lazyPart';
import type { GuestPageProps } from './GuestPage';
import { GuestSite } from './GuestSite';
import { viewAddress, type PreviewSource } from './previewSource';

const guestPage = lazyPart<GuestPageProps>(() => import('./GuestPage').then((module) => module.GuestPage));

/** The chosen view of an item; the code of the guests' page is fetched when that view is chosen. */
export function PreviewBody({ views, values, property, id, page, chosen }: PreviewSource & { values: Values; chosen: string }) {
  const isPageChosen = chosen === page?.label;
  const { Part: GuestPage, failed } = guestPage.usePart(isPageChosen);
  const view = views.find(({ label }) => label === chosen) ?? views[0];
  if (!view) return null;
  const props = { values, property, id };
  if (page && isPageChosen) {
    if (failed) return <Notice tone="danger">The page could not be loaded. Check the connection and try again.</Notice>;
    return GuestPage ? <GuestPage {...props} view={view} page={page} /> : <Skeleton height={360} />;
  }
  if (view.bare) return <view.View {...props} />;
  return (
    <GuestSite property={property} url={viewAddress(view, props)}>
      {view.Above && <view.Above {...props} />}
      <view.View {...props} />
    </GuestSite>
  );
}
