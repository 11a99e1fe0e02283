import { Failed } from 'shared-kit/content/Failed';
import { TextField } from 'shared-kit/fields/text/text';
import { ToggleField } from 'shared-kit/fields/toggle/toggle';
import { FormShell } from 'shared-kit/form/FormShell';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Section } from 'shared-kit/ui/page/Section';
import { useAllProperties } from '../properties/useAllProperties';
import { ChooseProperties } from './ChooseProperties';
import { ExpiryField } from './ExpiryInputs';
import css from './tokens.module.css';
import { LABELS, useTokenForm } from './useTokenForm';

/** /tokens/new: a name, when it expires, and the properties that the token reads (document 1 §2 and §4). */
export default function NewTokenPage() {
  const form = useTokenForm();
  const { properties, error, reload } = useAllProperties();
  const { allProperties } = form.formik.values;
  return (
    <>
      <PageHead title="New Token" back={{ href: '/tokens', label: 'API Tokens' }} />
      <FormShell form={form} name="token" idle="You can change the expiry later.">
        <div className={css.sections}>
          <Section title="Token" id="token">
            <TextField name="name" label={LABELS.name} hint="Where it is used, for example the site’s address." required />
            <ExpiryField />
          </Section>
          <Section title="Access" id="access">
            <ToggleField name="allProperties" label={LABELS.allProperties} hint="Includes properties that are added later." />
            {!allProperties &&
              (error && !properties ? (
                <Failed error={error} retry={reload} />
              ) : (
                <ChooseProperties properties={properties} reload={reload} />
              ))}
          </Section>
        </div>
      </FormShell>
    </>
  );
}
