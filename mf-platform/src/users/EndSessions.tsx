import { useState } from 'react';
import { request } from 'shared-kit/api/http';
import { resendIfLost } from 'shared-kit/form/lostAnswer';
import { askFirst } from 'shared-kit/modals/askFirst';
import type { User } from 'shared-kit/rules/entities';
import { useAuthority, useSession } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import css from './userForm.module.css';
import { userName } from './userName';

const STATUS = { idle: '', ending: 'Ending all sessions...', ended: 'All sessions have been ended.' };

/**
 * Ends all sessions of another user after confirmation; needs the right to delete users (document 1 §6, OP-33). A
 * failure is logged (document 1 §4) and shown in the dialog, which stays open.
 */
export function EndSessions({ user }: { user: User }) {
  const [state, setState] = useState<keyof typeof STATUS>('idle');
  const authority = useAuthority();
  const { profile } = useSession();
  if (!authority.can('DELETE', 'user') || user.id === profile?.id) return null;
  const end = async () => {
    setState('ending');
    try {
      // With the empty body, the request has a JSON content type, as the specification wants it (P-274).
      await resendIfLost(() => request('DELETE', `/users/${encodeURIComponent(user.id)}/sessions`, { body: {} }));
      setState('ended');
    } catch (error) {
      console.error('The sessions could not be ended.', error);
      setState('idle');
      throw error;
    }
  };
  const confirmEnd = () =>
    askFirst({
      title: 'End All Sessions',
      confirmLabel: 'End all sessions',
      tone: 'danger',
      children: <p>{userName(user)} is signed out on every device at once. What they have not saved is kept in their browser.</p>,
      onConfirm: end,
    });
  return (
    <div className={css.sessions}>
      <span role="status">{STATUS[state]}</span>
      <Button busy={state === 'ending'} onClick={confirmEnd}>
        End All Sessions
      </Button>
    </div>
  );
}
