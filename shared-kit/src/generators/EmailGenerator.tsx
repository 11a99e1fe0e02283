import { emailFormErrors, mailtoUrl, type EmailForm } from '../rules/generators';
import { EMAIL_FIRST } from '../rules/validation/mediaMessages';
import { GeneratorBody } from './GeneratorBody';
import type { Part } from './GeneratorFields';
import type { GeneratorProps } from './openGenerator';

const PARTS: Part<EmailForm>[] = [
  { name: 'email', label: 'Email', isRequired: true },
  { name: 'subject', label: 'Subject' },
];

/** 'Generate Email URL': a mailto link (document 1 §5 and §7, P-154). A subject without an email is reported immediately (OP-54). */
export default function EmailGenerator({ onUse }: GeneratorProps) {
  return (
    <GeneratorBody
      parts={PARTS}
      start={{ email: '', subject: '' }}
      errorsOf={emailFormErrors}
      resultOf={mailtoUrl}
      resultLabel="Email URL"
      showsAtOnce={(error) => error === EMAIL_FIRST}
      onUse={onUse}
    />
  );
}
