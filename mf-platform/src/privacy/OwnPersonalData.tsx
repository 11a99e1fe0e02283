import { Section } from 'shared-kit/ui/page/Section';
import { ExportPersonalData } from './ExportPersonalData';
import css from './privacy.module.css';

/** The section of the profile that exports one's own personal data. */
export const OwnPersonalData = () => (
  <Section title="Personal Data" id="personal-data">
    <p className={css.text}>
      What Innkeeper keeps about you, as a file: your account, what you did and the notifications you received. Passwords and
      tokens are not included.
    </p>
    <div className={css.actions}>
      <ExportPersonalData path="/profile/personal-data" label="Export My Data" />
    </div>
  </Section>
);
