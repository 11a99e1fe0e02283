import { useGet } from 'shared-kit/api/resource';
import { FailedPage } from 'shared-kit/content/FailedPage';
import type { User } from 'shared-kit/rules/entities';
import { SecondFactor } from 'shared-kit/second-factor/SecondFactor';
import { LoadingForm } from 'shared-kit/ui/form/LoadingForm';
import { OwnPersonalData } from '../privacy/OwnPersonalData';
import css from './profile.module.css';
import { ProfileForm } from './ProfileForm';
import { OwnSessions } from './sessions/OwnSessions';

/** /profile: one's own user settings, for everybody who is signed in (document 1 §2). */
export default function ProfilePage() {
  const { data, error, reload } = useGet<User>('/profile');
  if (data)
    return (
      <>
        <ProfileForm profile={data} />
        <div className={css.sections}>
          <SecondFactor />
          <OwnSessions />
          <OwnPersonalData />
        </div>
      </>
    );
  if (error) return <FailedPage title="Profile" error={error} retry={reload} />;
  return <LoadingForm title="Profile" />;
}
