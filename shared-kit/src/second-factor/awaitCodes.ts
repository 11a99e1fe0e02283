import { getSession } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';

export const CODES_TITLE = 'Recovery codes';

const UNSEEN = 'Your recovery codes were replaced, and nobody has seen the new ones. Create new ones in your profile.';

/**
 * Waits for recovery codes, which are sent once: until they arrive, the page asks before it is left.
 * @param request sends the request whose response contains the codes
 * @param isShown whether they can still be shown when they arrive; otherwise the same person is told to create new ones
 * @returns the answer
 */
export async function awaitCodes<T>(request: () => Promise<T>, isShown: () => boolean): Promise<T> {
  const { profile } = getSession();
  setUnsaved('coming-codes', [CODES_TITLE]);
  try {
    const answer = await request();
    if (!isShown() && getSession().profile?.id === profile?.id) toast({ text: UNSEEN, tone: 'problem' });
    return answer;
  } finally {
    setUnsaved('coming-codes', null);
  }
}
