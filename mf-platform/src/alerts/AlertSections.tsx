import { sectionId } from 'shared-kit/content/form/sections';
import { PublishSection } from 'shared-kit/content/form/PublishSection';
import { ChoiceField } from 'shared-kit/fields/choice/choice';
import { useFormActions, useFormState, useFormValue } from 'shared-kit/fields/formState';
import { TextField } from 'shared-kit/fields/text/text';
import type { Alert } from 'shared-kit/rules/entities';
import { ALERT_DISPLAYS, ALERT_MODAL_DISPLAYS, ALERT_PAGES, inOptionOrder } from 'shared-kit/rules/options';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import { Field } from 'shared-kit/ui/input/Field';
import { Section } from 'shared-kit/ui/page/Section';
import { AlertPart } from './AlertPart';
import { showsBar, showsModal, type AlertValues } from './alertValues';
import { LinkedProperties } from './LinkedProperties';

/** The sections of the form (document 1 §2, P-088). */
export const SECTIONS = ['Name & Display Type', 'Title & Content', 'Save & Assign'] as const;
const [NAME, CONTENT, SAVE] = SECTIONS;

/** The fields of an alert; only the parts of the chosen display are shown (decision OP-41). */
export function AlertSections({ alert }: { alert: Alert | undefined }) {
  const bar = useFormState<boolean, AlertValues>(({ values }) => showsBar(values));
  const modal = useFormState<boolean, AlertValues>(({ values }) => showsModal(values));
  const pages = useFormValue<AlertValues['modal']['pageDisplayOn']>('modal.pageDisplayOn');
  const { setValue } = useFormActions();
  return (
    <>
      <Section id={sectionId(NAME)} title={NAME}>
        <TextField name="name" label="Name" required />
        <ChoiceField name="displayAs" label="Display As" options={ALERT_DISPLAYS} />
        {modal && (
          <>
            <ChoiceField name="modal.displayModalAs" label="Display Modal As" options={ALERT_MODAL_DISPLAYS} />
            <Field name="modal.pageDisplayOn" label="Page Display On" group>
              <CheckboxList
                items={ALERT_PAGES.map(({ value, label }) => ({ key: value, label }))}
                chosen={pages}
                onChange={(chosen) => setValue('modal.pageDisplayOn', inOptionOrder(ALERT_PAGES, chosen))}
              />
            </Field>
          </>
        )}
      </Section>
      <Section id={sectionId(CONTENT)} title={CONTENT}>
        {bar && <AlertPart part="headerBar" title="Header Bar" />}
        {modal && <AlertPart part="modal" title="Modal" />}
      </Section>
      <Section id={sectionId(SAVE)} title={SAVE}>
        <PublishSection typeLabel="Alert" publishedHint="Guests see it on the properties that it is assigned to." />
        {alert && <LinkedProperties alert={alert} />}
      </Section>
    </>
  );
}
