import { sectionId } from 'shared-kit/content/form/sections';
import { PreviewButton } from 'shared-kit/content/preview/PreviewButton';
import { FollowingPreview } from 'shared-kit/content/preview/PreviewPanel';
import { FormShell } from 'shared-kit/form/FormShell';
import type { Alert } from 'shared-kit/rules/entities';
import { FormLayout } from 'shared-kit/ui/form/FormLayout';
import { SectionNavigator } from 'shared-kit/ui/form/SectionNavigator';
import { PREVIEW } from './AlertPreview';
import { AlertSections, SECTIONS } from './AlertSections';
import { useAlertForm } from './useAlertForm';

interface Props {
  /** Undefined for a new alert. */
  alert: Alert | undefined;
  /** For people who may read alerts but not change them (decision OP-34). */
  readOnly: boolean;
}

/** The fields of the first section; all others are in the second. */
const NAME_FIELDS = ['name', 'displayAs', 'modal.displayModalAs', 'modal.pageDisplayOn'];

/** The form of an alert with its sections and its preview (document 1 §2). */
export function AlertForm({ alert, readOnly }: Props) {
  const form = useAlertForm(alert);
  const nameErrors = form.errors.filter(({ name }) => NAME_FIELDS.includes(name)).length;
  const errorCounts = [nameErrors, form.errors.length - nameErrors, 0];
  const sections = SECTIONS.map((title, index) => ({ id: sectionId(title), title, errors: errorCounts[index] ?? 0 }));
  return (
    <FormShell
      form={form}
      name="alert"
      readOnly={readOnly}
      around={(fields) => (
        <FormLayout
          nav={<SectionNavigator sections={sections} aside={<PreviewButton {...PREVIEW} />} />}
          preview={<FollowingPreview {...PREVIEW} />}
        >
          {fields}
        </FormLayout>
      )}
    >
      <AlertSections alert={alert} />
    </FormShell>
  );
}
