import { useFormikContext } from 'formik';
import type { Values } from '../../fields/fieldKind';
import { Toggle } from '../../ui/input/Toggle';
import { Panel } from '../../ui/page/Panel';
import { STATE_WORDS, stateOf, type Stateful } from '../../rules/state';
import styles from '../content.module.css';
import { inSentence } from '../inSentence';
import { useNow } from '../useNow';

interface Props {
  one: string;
  /** What 'published' means here; by default, what it means for items with or without a window. */
  published?: string | undefined;
}

/**
 * The publish and archive toggles of 'Preview + Publish'. Archiving also unpublishes, and an archived item cannot be
 * published (document 2 §4.1, document 3 §4).
 */
export function PublishSection({ one, published }: Props) {
  const { values, setValues } = useFormikContext<Values>();
  const archived = Boolean(values.archived);
  const what = inSentence(one);
  const state = STATE_WORDS[stateOf(values as Stateful, useNow())];
  const meaning = 'startsOn' in values ? 'Guests see it between its start and its end.' : 'Guests see it on the site.';
  return (
    <Panel>
      <p className={styles.state}>
        State, as it stands here: <strong>{archived ? 'Archived' : state}</strong>
      </p>
      <Toggle
        id="field-published"
        spread
        label="Published"
        hint={archived ? `An archived ${what} cannot be published.` : (published ?? meaning)}
        checked={Boolean(values.published)}
        disabled={archived}
        onChange={({ target }) => void setValues({ ...values, published: target.checked })}
      />
      <Toggle
        id="field-archived"
        spread
        label="Archived"
        hint="Kept here, off the site. Archiving also unpublishes."
        checked={archived}
        onChange={({ target }) =>
          void setValues({ ...values, archived: target.checked, published: target.checked ? false : values.published })
        }
      />
    </Panel>
  );
}
