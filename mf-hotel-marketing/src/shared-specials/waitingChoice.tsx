import { ChoiceField } from 'shared-kit/fields/choice/choice';
import { single } from 'shared-kit/fields/fieldKind';
import { useFormState } from 'shared-kit/fields/formState';
import type { Option } from 'shared-kit/rules/options';

interface Waiting {
  label: string;
  options: readonly Option<number>[];
  initial: number;
  /** The boxes that must be ticked before it can be used. */
  needs: readonly string[];
}

/** A select that waits for boxes: the date picker's, as in every call to action, and its own (document 2 §4.4, OP-73). */
export const waitingChoice = ({ label, options, initial, needs }: Waiting) =>
  single<number>({
    label,
    initial,
    Input: ({ name }) => {
      const isReady = useFormState(({ values }) => needs.every((box) => values[box] === true));
      return <ChoiceField name={name} label={label} options={options} disabled={!isReady} />;
    },
  });
