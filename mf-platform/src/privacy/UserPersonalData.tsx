import { useResource } from 'shared-kit/api/resource';
import { useNavigate } from 'shared-kit/router';
import type { User } from 'shared-kit/rules/entities';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';
import { useAuthority, useSession } from 'shared-kit/session';
import { clearUnsaved } from 'shared-kit/shellServices/unsaved';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Section } from 'shared-kit/ui/page/Section';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { userName } from '../users/userName';
import { ExportPersonalData } from './ExportPersonalData';
import { openForgetDialog } from './openForgetDialog';
import css from './privacy.module.css';

interface Props {
  user: User;
  /** Discards what was typed into the person's form, and its drafts, which would keep their name. */
  discardChanges: () => void;
}

/** Lets super users export the personal data of another person, or have that person forgotten. */
export function UserPersonalData({ user, discardChanges }: Props) {
  const { isSuper } = useAuthority();
  const { profile } = useSession();
  const users = useResource<User>('/users');
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  if (!isSuper || user.id === profile?.id) return null;
  const onForgotten = async () => {
    discardChanges();
    // The form reports the discarded changes only with its next render; until then, leaving the page would ask about
    // them. If the super user is on another page by now, unsaved work there stays marked.
    if (isMounted()) clearUnsaved();
    await navigate('/users');
    toast({ text: `Forgotten. The name is replaced with ‘${FORMER_COLLEAGUE}’.` });
    await users.refresh();
  };
  const openDialog = () => openForgetDialog({ person: { id: user.id, name: userName(user), email: user.email }, onForgotten });
  return (
    <Section title="Personal Data" id="personal-data">
      <p className={css.text}>
        What Innkeeper keeps about {userName(user)}, as a file. For somebody who has left, it can be removed for good.
      </p>
      <div className={css.actions}>
        <ExportPersonalData path={`/users/${encodeURIComponent(user.id)}/personal-data`} label="Export" />
        <Button onClick={openDialog}>Forget This Person...</Button>
      </div>
    </Section>
  );
}
