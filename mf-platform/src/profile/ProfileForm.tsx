import { FormShell } from 'shared-kit/form/FormShell';
import type { User } from 'shared-kit/rules/entities';
import { Avatar } from 'shared-kit/ui/badge/Avatar';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { CurrentPassword } from './CurrentPassword';
import { PasswordFields, PersonFields } from '../users/PersonFields';
import { userName } from '../users/userName';
import { useProfileForm } from './useProfileForm';

/** One's own names, e-mail and password; a refusal is shown in the box below the form (OP-21). */
export function ProfileForm({ profile }: { profile: User }) {
  const form = useProfileForm(profile);
  const { base = profile } = form;
  return (
    <>
      <PageHead
        title="Profile"
        badge={<Avatar firstName={base.firstName} lastName={base.lastName} />}
        line={[userName(base), base.role].filter(Boolean).join(' · ')}
      />
      <FormShell form={form} name="profile">
        <Section title="Details" id="details">
          <PersonFields own />
        </Section>
        <Section title="Password" id="password">
          <PasswordFields hint="Leave blank to keep the current one." />
          <CurrentPassword stored={base} />
        </Section>
      </FormShell>
    </>
  );
}
