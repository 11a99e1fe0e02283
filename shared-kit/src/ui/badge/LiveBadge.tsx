import { badge as css } from 'shared-kit/ui/frameStyles';

/** The one loud mark of a table: the item is on the site now (document 2 §1, M-005). */
export const LiveBadge = () => <span className={css.live}>LIVE</span>;
