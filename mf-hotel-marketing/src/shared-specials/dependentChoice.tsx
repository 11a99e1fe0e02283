import { ChoiceField } from 'shared-kit/fields/choice/choice';
import { single } from 'shared-kit/fields/fieldKind';
import { useFormState } from 'shared-kit/fields/formState';
import type { Option } from 'shared-kit/rules/options';

interface DependentChoice {
  label: string;
  options: readonly Option<number>[];
  initial: number;
  /** The checkboxes that must be ticked before the select is enabled. */
  dependsOn: readonly string[];
}

/**
 * A select that is disabled until its checkboxes are ticked: that of the date picker, and its own if it has one
 * (document 2 §4.4, OP-73).
 */
export const dependentChoice = ({ label, options, initial, dependsOn }: DependentChoice) =>
  single<number>({
    label,
    initial,
    Input: ({ name }) => {
      const isEnabled = useFormState(({ values }) => dependsOn.every((checkbox) => values[checkbox] === true));
      return <ChoiceField name={name} label={label} options={options} disabled={!isEnabled} />;
    },
  });
