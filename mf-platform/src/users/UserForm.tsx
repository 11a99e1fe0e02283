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
  /** Absent on a new one. */
  user?: User;
  /** The stored permissions; undefined when the person may not grant any. */
  permissions: readonly Permission[] | undefined;
  /** Of that list. */
  version?: number | undefined;
}

const NOTHING: readonly Permission[] = [];

/** Names, e-mail, password and permissions of a user, new or stored (document 1 §2 and §5). */
export function UserForm({ user, permissions, version }: Props) {
  const { isSuper } = useAuthority();
  const own = useSession().permissions;
  // Whoever sets a password, or owns the address that a link is mailed to, can act as that person.
  const mayTakeOver = isSuper || !permissions || additions(own ?? NOTHING, permissions).length === 0;
  const form = useUserForm(user, permissions ?? NOTHING, version);
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
          <PersonFields emailStays={!mayTakeOver} />
          <ToggleField
            name="generatePassword"
            label={USER_LABELS.generatePassword}
            hint="The user gets an email with a link to choose a password. It works for seven days."
          />
          {!mayTakeOver && <Notice>{NOT_THEIR_ACCESS}</Notice>}
          {mayTakeOver && !values.generatePassword && (
            <PasswordFields required={!base} {...(base && { hint: 'Leave both blank to keep the current password.' })} />
          )}
        </Section>
        {permissions && <PermissionsSection grid={values.grid} change={change} userId={base?.id} />}
      </FormShell>
      {base && (
        <div className={css.beside}>
          <UserSecondFactor user={base} />
          <UserPersonalData user={base} discard={() => form.formik.resetForm()} />
        </div>
      )}
    </>
  );
}
