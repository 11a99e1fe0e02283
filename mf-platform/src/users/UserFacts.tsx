import type { User } from 'shared-kit/rules/entities';
import { Avatar } from 'shared-kit/ui/badge/Avatar';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { EndSessions } from './EndSessions';
import css from './userForm.module.css';
import { UserHistory } from './UserHistory';
import { userName } from './userName';

interface Props {
  user: User;
  /** A super user, viewed by somebody who is not one. */
  isProtected: boolean;
}

/** A user's details for people who may read but not change them (API contract §3). */
export const UserFacts = ({ user, isProtected }: Props) => (
  <>
    <PageHead
      title="Edit User"
      back={{ href: '/users', label: 'Users' }}
      badge={<Avatar firstName={user.firstName} lastName={user.lastName} />}
      line={
        <>
          <span>{userName(user)}</span>
          <UserHistory user={user} mayRestore={false} />
        </>
      }
      actions={!isProtected && <EndSessions user={user} />}
    />
    <div className={css.sections}>
      <Notice>
        {isProtected ? 'Only a super user may change a super user.' : 'You may look at users, but not change them.'}
      </Notice>
      <Section title="Details" id="details">
        <dl className={css.facts}>
          <dt>Name</dt>
          <dd>{userName(user)}</dd>
          <dt>Email</dt>
          <dd>{user.email}</dd>
          <dt>Role</dt>
          <dd>{user.role}</dd>
        </dl>
      </Section>
    </div>
  </>
);
