import type { Values } from '../../fields/fieldKind';
import { useFormActions, useFormState } from '../../fields/formState';
import { Toggle } from '../../ui/input/Toggle';
import { Panel } from '../../ui/page/Panel';
import { STATE_LABELS, stateOf, type Stateful } from '../../rules/state';
import { withTypedDates } from '../../rules/typedDates';
import type { StateOfValues } from '../contentForm';
import styles from '../content.module.css';
import { inSentence } from '../inSentence';
import { useNow } from '../../ui/useNow';

interface Props {
  /** What one item is called, 'Special'. */
  typeLabel: string;
  /** What 'published' means here; by default, what it means for items with or without a window. */
  publishedHint: string | undefined;
  /** The item's state, if it does not follow from its own date window. */
  stateOfValues?: StateOfValues | undefined;
  /** The property's time zone; needed only with `stateOfValues`. */
  zone?: string;
}

/**
 * The publish and archive toggles of 'Preview + Publish'. Archiving also unpublishes, and an archived item cannot be
 * published (document 2 §4.1, document 3 §4).
 */
export function PublishSection({ typeLabel, publishedHint, stateOfValues, zone = 'UTC' }: Props) {
  const archived = useFormState(({ values }) => Boolean(values.archived));
  const isPublished = useFormState(({ values }) => Boolean(values.published));
  const hasWindow = useFormState(({ values }) => 'startsOn' in values);
  const { change } = useFormActions();
  const noun = inSentence(typeLabel);
  const now = useNow();
  const state = useFormState<string, Values & Required<Pick<Stateful, 'published' | 'archived'>>>(
    ({ values }) => STATE_LABELS[stateOfValues ? stateOfValues(values, zone, now) : stateOf(withTypedDates(values), now)],
  );
  const defaultHint = hasWindow ? 'Guests see it between its start and its end.' : 'Guests see it on the site.';
  return (
    <Panel>
      <p className={styles.state}>
        State as entered: <strong>{archived ? 'Archived' : state}</strong>
      </p>
      <Toggle
        id="field-published"
        label="Published"
        hint={archived ? `An archived ${noun} cannot be published.` : (publishedHint ?? defaultHint)}
        checked={isPublished}
        disabled={archived}
        onChange={({ target }) => change((values) => ({ ...values, published: target.checked }))}
      />
      <Toggle
        id="field-archived"
        label="Archived"
        hint="Kept here, off the site. Archiving also unpublishes."
        checked={archived}
        onChange={({ target }) =>
          change((values) => ({
            ...values,
            archived: target.checked,
            published: target.checked ? false : values.published,
          }))
        }
      />
    </Panel>
  );
}
