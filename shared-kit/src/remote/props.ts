import type { Location, Navigator } from '../router';

/** The properties that a remote receives at its mount and on every change of the address. */
export interface RemoteProps {
  location: Location;
  navigator: Navigator;
  /** Path of the route entry that matched, `/hotels/:hotelid/specials`. */
  path: string;
  /** Key of the page to show. */
  pageKey: string;
  params: Record<string, string | undefined>;
  /** Tells the host that the remote's screen crashed; the host shows what to do about it. */
  onCrash: (error: Error) => void;
  /** Tells the host that a page is visible. */
  onShown: () => void;
}
