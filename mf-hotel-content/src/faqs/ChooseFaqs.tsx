import { GroupCheckbox } from 'shared-kit/content/clone/GroupCheckbox';
import { useChosenFirst } from 'shared-kit/content/clone/useChosenFirst';
import type { Faq } from 'shared-kit/rules/models/faq';
import { withIds } from 'shared-kit/rules/withIds';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import styles from './faqs.module.css';

interface Props {
  faqs: readonly Faq[];
  /** Whether they are the FAQs of all categories. */
  isAll: boolean;
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** The hint below a question: its category when all categories are listed, and whether it is archived. */
const noteOf = ({ category, archived }: Faq, isAll: boolean) =>
  [isAll && category?.name, archived && 'Archived'].filter(Boolean).join(', ') || undefined;

/** The FAQs of the source category, all ticked initially (OP-98); those chosen when the page was opened come first. */
export function ChooseFaqs({ faqs, isAll, chosen, onChange }: Props) {
  const rows = useChosenFirst(faqs, chosen);
  if (faqs.length === 0) return <p>{isAll ? 'There are no FAQs' : 'No FAQs in this category.'}</p>;
  const set = (ids: readonly string[], isTicked: boolean) => onChange(withIds(chosen, ids, { isTicked }));
  return (
    <fieldset className={styles.choices}>
      <legend>FAQs</legend>
      <GroupCheckbox label={`All ${rows.length} shown`} rows={rows} chosen={chosen} set={set} />
      {rows.map((row) => (
        <Checkbox
          key={row.id}
          label={row.question}
          hint={noteOf(row, isAll)}
          checked={chosen.has(row.id)}
          onChange={({ target }) => set([row.id], target.checked)}
        />
      ))}
    </fieldset>
  );
}
