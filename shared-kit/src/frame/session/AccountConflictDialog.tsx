import { useRef } from 'react';
import type { User } from '../../rules/entities';
import { chooseSession, useSession } from '../../session';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();
const nameAndEmail = (person: User) => `${nameOf(person)} (${person.email})`;

/** Asks which account to continue with when a link or another tab signs somebody else in (OP-148). Closing it changes nothing. */
export default function AccountConflictDialog() {
  const { profile, other } = useSession();
  const stayButton = useRef<HTMLButtonElement>(null);
  if (!profile || !other) return null;
  const { how, person } = other;
  const ownName = nameOf(profile);
  const isDeadLink = how === 'deadLink';
  return (
    <Dialog
      open
      alert
      title={isDeadLink ? 'This link no longer works' : 'Which account?'}
      onClose={() => chooseSession('own')}
      initialFocus={stayButton}
      footer={
        <>
          {!isDeadLink && (
            <Button onClick={() => chooseSession('other')}>{person ? `Continue as ${nameOf(person)}` : 'Reload the page'}</Button>
          )}
          <Button ref={stayButton} tone="primary" onClick={() => chooseSession('own')}>
            Stay signed in as {ownName}
          </Button>
        </>
      }
    >
      {isDeadLink && (
        <p>The link that you opened no longer signs anybody in. You are still signed in as {nameAndEmail(profile)}.</p>
      )}
      {how === 'link' && person && (
        <>
          <p>
            You are signed in as {nameAndEmail(profile)}. The link that you opened signs in {nameAndEmail(person)}.
          </p>
          <p>Other tabs that are open will ask as well before they change.</p>
        </>
      )}
      {(how === 'tab' || how === 'unknownTab') && (
        <>
          <p>
            {person ? nameAndEmail(person) : 'Somebody'} has signed in in another tab of this browser. This page still belongs to{' '}
            {ownName}: what you save here is saved under that name.
          </p>
          <p>If you continue, what is not saved on this page is kept in this browser and offered again to {ownName} alone.</p>
        </>
      )}
    </Dialog>
  );
}
