import type { Location, Navigator } from '../router';

/** What a remote is handed, and handed again on every change of the address. */
export interface RemoteProps {
  location: Location;
  navigator: Navigator;
  /** Path of the route entry that matched, `/hotels/:hotelid/specials`. */
  path: string;
  /** Key of the page to show. */
  pageKey: string;
  params: Record<string, string | undefined>;
  /** Tells the host that the remote's own screen broke; the host shows what to do about it. */
  onCrash: (error: Error) => void;
  /** Tells the host that a page is on the screen. */
  onShown: () => void;
}
