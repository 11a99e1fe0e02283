import { PlainForm } from 'shared-kit/form/PlainForm';
import type { ItemBase, User } from 'shared-kit/rules/entities';
import { Avatar } from 'shared-kit/ui/badge/Avatar';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { CurrentPassword } from './CurrentPassword';
import { PERSON_LABELS, readPerson, type PersonValues } from '../users/person';
import { PasswordFields, PersonFields } from '../users/PersonFields';
import { userName } from '../users/userName';
import css from './profile.module.css';
import { useProfileForm } from './useProfileForm';

/** Own names, e-mail and password; a refusal stands in the box below the form (OP-21). */
export function ProfileForm({ profile }: { profile: User }) {
  const { form, base, send } = useProfileForm(profile);
  const saveOver = async (merged: PersonValues, current: ItemBase) => {
    await form.formik.setValues(merged);
    return form.store(merged, (values) => send(values, current as User));
  };
  return (
    <>
      <PageHead
        title="Profile"
        badge={<Avatar firstName={base.firstName} lastName={base.lastName} />}
        line={[userName(base), base.role].filter(Boolean).join(' · ')}
      />
      <PlainForm form={form} name="profile" labels={PERSON_LABELS} conflict={{ read: readPerson, saveOver }}>
        <div className={css.sections}>
          <Section title="Details" id="details">
            <PersonFields />
          </Section>
          <Section title="Password" id="password">
            <PasswordFields hint="Leave blank to keep the present one." />
            <CurrentPassword own={base} />
          </Section>
        </div>
      </PlainForm>
    </>
  );
}
