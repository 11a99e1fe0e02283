import type { Database } from '../../base/storage/database';
import { notify } from './notify';

/** Before the address. */
export const GIVEN_UP = 'An email could not be delivered to';

const LINK = '/security-log?kind=mail_failed';

/** Notifies super users, the only ones who read everything, that an email to somebody could not be delivered. */
export const notifyGivenUp = (tx: Database, email: string): Promise<unknown> =>
  notify(tx, {
    resource: '*',
    sentence: GIVEN_UP,
    places: [{ propertyId: '', name: email, link: LINK }],
  });

/** Notifies super users that no mail is accepted at present: the links that people wait for do not arrive. */
export const notifyDelayed = (tx: Database): Promise<unknown> =>
  notify(tx, {
    resource: '*',
    sentence: 'Emails cannot be sent: the mail server does not accept them',
    places: [{ propertyId: '', name: '', link: LINK }],
  });
