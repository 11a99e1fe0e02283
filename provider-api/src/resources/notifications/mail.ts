import type { Database } from '../../base/storage/database';
import { notify } from './notify';

/** Notifies super users, the only ones who read everything, that a mail to somebody could not be delivered. */
export const notifyGivenUp = (tx: Database, email: string): Promise<unknown> =>
  notify(tx, {
    resource: '*',
    sentence: 'A mail could not be delivered to',
    places: [{ propertyId: '', name: email, link: '/security-log?kind=mail_failed' }],
  });
