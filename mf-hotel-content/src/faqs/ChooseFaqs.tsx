import { useChosenFirst } from 'shared-kit/content/clone/useChosenFirst';
import type { Faq } from 'shared-kit/rules/models/faq';
import { withIds } from 'shared-kit/rules/withIds';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import styles from './faqs.module.css';

interface Props {
  faqs: readonly Faq[];
  /** They are those of all categories. */
  isAll: boolean;
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** The FAQs of the source category, all ticked initially (OP-98), those already chosen on arrival first. */
export function ChooseFaqs({ faqs, isAll, chosen, onChange }: Props) {
  const rows = useChosenFirst(faqs, chosen);
  if (faqs.length === 0) return <p>{isAll ? 'There are no FAQs' : 'No FAQs in this category.'}</p>;
  return (
    <fieldset className={styles.choices}>
      <legend>FAQs</legend>
      {rows.map(({ id, question, archived }) => (
        <Checkbox
          key={id}
          label={question}
          hint={archived ? 'Archived' : undefined}
          checked={chosen.has(id)}
          onChange={({ target }) => onChange(withIds(chosen, [id], target.checked))}
        />
      ))}
    </fieldset>
  );
}
