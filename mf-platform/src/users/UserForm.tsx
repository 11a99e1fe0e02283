import { ToggleField } from 'shared-kit/fields/toggle/toggle';
import { FormShell } from 'shared-kit/form/FormShell';
import type { Permission, User } from 'shared-kit/rules/entities';
import { NOT_THEIR_ACCESS } from 'shared-kit/rules/permissionGridRights';
import { additions } from 'shared-kit/rules/permissions';
import { useAuthority, useSession } from 'shared-kit/session';
import { Avatar } from 'shared-kit/ui/badge/Avatar';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { UserPersonalData } from '../privacy/UserPersonalData';
import { EndSessions } from './EndSessions';
import { PasswordFields, PersonFields } from './PersonFields';
import { ConvertSuper } from './permissions/ConvertSuper';
import { PermissionsSection } from './permissions/PermissionsSection';
import { useGridChange } from './permissions/useGridChange';
import { UserSecondFactor } from './second-factor/UserSecondFactor';
import { USER_LABELS } from './userForm';
import { UserHistory } from './UserHistory';
import css from './userForm.module.css';
import { userName } from './userName';
import { useUserForm } from './useUserForm';

interface Props {
  /** Absent for a new user. */
  user?: User;
  /** The stored permissions; undefined when the person may not grant any. */
  permissions: readonly Permission[] | undefined;
  /** The version of the list of permissions. */
  version?: number | undefined;
}

const NO_PERMISSIONS: readonly Permission[] = [];

/** Names, e-mail, password and permissions of a user, new or stored (document 1 §2 and §5). */
export function UserForm({ user, permissions, version }: Props) {
  const { isSuper } = useAuthority();
  const ownPermissions = useSession().permissions ?? NO_PERMISSIONS;
  // Whoever sets the password, or the address that a link is mailed to, can sign in as that user: nobody may gain rights this way.
  const maySetSignIn = isSuper || !permissions || additions(ownPermissions, permissions).length === 0;
  const { form, whileLoading } = useUserForm(user, permissions ?? NO_PERMISSIONS, version);
  const { base } = form;
  const { values } = form.formik;
  const change = useGridChange(form.formik);

  return (
    <>
      <PageHead
        title={base ? 'Edit User' : 'New User'}
        back={{ href: '/users', label: 'Users' }}
        {...(base && {
          badge: <Avatar firstName={base.firstName} lastName={base.lastName} />,
          line: (
            <>
              <span>{[userName(base), base.email, base.role].join(' · ')}</span>
              <UserHistory user={base} mayRestore />
            </>
          ),
        })}
        actions={
          <>
            {isSuper && permissions && <ConvertSuper grid={values.grid} change={change} />}
            {base && <EndSessions user={base} />}
          </>
        }
      />
      <FormShell form={form} name="user-form">
        <Section title="Details" id="details">
          <PersonFields isEmailFixed={!maySetSignIn} />
          <ToggleField
            name="generatePassword"
            label={USER_LABELS.generatePassword}
            hint="The user gets an email with a link to choose a password. It works for seven days."
          />
          {!maySetSignIn && <Notice>{NOT_THEIR_ACCESS}</Notice>}
          {maySetSignIn && !values.generatePassword && (
            <PasswordFields required={!base} {...(base && { hint: 'Leave both blank to keep the current password.' })} />
          )}
        </Section>
        {permissions && <PermissionsSection grid={values.grid} change={change} userId={base?.id} whileLoading={whileLoading} />}
      </FormShell>
      {base && (
        <div className={css.furtherSections}>
          <UserSecondFactor user={base} />
          <UserPersonalData user={base} discardChanges={form.forget} />
        </div>
      )}
    </>
  );
}
