import { draftStore } from 'shared-kit/form/draftStore';
import { sendPendingDiscards } from 'shared-kit/form/sendPendingDiscards';
import { getSession } from 'shared-kit/session';

/**
 * Deletes what was typed into a user's form and not saved: there is no bin from which a user would come back, and the text has their
 * name and address.
 * @param id the user who has been deleted or forgotten
 */
export function discardUserDraft(id: string): void {
  const ownId = getSession().profile?.id ?? '';
  const store = draftStore(ownId, `/users/${id}/edit`);
  if (store.all().length === 0 && !store.isSent()) return;
  store.discard();
  void sendPendingDiscards(ownId);
}
