import { ToggleField } from 'shared-kit/fields/toggle/toggle';
import { PlainForm } from 'shared-kit/form/PlainForm';
import type { ItemBase, Permission, User } from 'shared-kit/rules/entities';
import { useAuthority } from 'shared-kit/session';
import { Avatar } from 'shared-kit/ui/badge/Avatar';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { EndSessions } from './EndSessions';
import { PasswordFields, PersonFields } from './PersonFields';
import { ConvertSuper } from './permissions/ConvertSuper';
import { PermissionsSection } from './permissions/PermissionsSection';
import { useGridChange } from './permissions/useGridChange';
import { UserSecondFactor } from './second-factor/UserSecondFactor';
import css from './userForm.module.css';
import { readUser, USER_LABELS, type UserValues } from './userForm';
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
  const { form, base, send } = useUserForm(user, permissions ?? NOTHING, version);
  const { values } = form.formik;
  const change = useGridChange(form.formik);
  const saveOver = async (merged: UserValues, current: ItemBase) => {
    await form.formik.setValues(merged);
    return form.store(merged, (typed) => send(typed, current as User));
  };
  const read = (current: User): UserValues => readUser(current, values.grid);

  return (
    <>
      <PageHead
        title={base ? 'Edit User' : 'New User'}
        back={{ href: '/users', label: 'Users' }}
        {...(base && {
          badge: <Avatar firstName={base.firstName} lastName={base.lastName} />,
          line: [userName(base), base.email, base.role].join(' · '),
        })}
        actions={
          <>
            {isSuper && permissions && <ConvertSuper grid={values.grid} change={change} />}
            {base && <EndSessions user={base} />}
          </>
        }
      />
      <PlainForm form={form} name="user" labels={USER_LABELS} conflict={{ read, saveOver }}>
        <div className={css.sections}>
          <Section title="Details" id="details">
            <PersonFields />
            <ToggleField
              name="generatePassword"
              label={USER_LABELS.generatePassword}
              hint="The user gets an e-mail with a link to choose a password. It works for seven days."
            />
            {!values.generatePassword && (
              <PasswordFields required={!base} {...(base && { hint: 'Leave both blank to keep the present password.' })} />
            )}
          </Section>
          {permissions && <PermissionsSection grid={values.grid} change={change} userId={base?.id} />}
        </div>
      </PlainForm>
      {base && <UserSecondFactor user={base} />}
    </>
  );
}
