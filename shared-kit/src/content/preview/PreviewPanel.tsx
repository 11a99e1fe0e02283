import { memo, useState, type ReactNode } from 'react';
import type { Values } from '../../fields/fieldKind';
import { useValuesOnPause } from '../../fields/formState';
import { useReadOnly } from '../../ui/input/readOnly';
import { PreviewBody } from './PreviewBody';
import { WiderButton } from './PreviewButton';
import type { PreviewSource } from './previewSource';
import { unsavedVisibilityText } from './unsavedVisibilityText';
import { ViewChoice } from './ViewChoice';
import styles from './preview.module.css';

const STORED = 'As it is saved. Guests see it only while it is published.';

/** The guest's view of some values, with the views to choose from; the guests' page is among them only if few items are on it. */
export function PreviewPanel({
  values,
  actions,
  note: defaultNote,
  ...preview
}: PreviewSource & { values: Values; actions?: ReactNode; note?: string }) {
  const { views, page } = preview;
  const [chosen, setChosen] = useState(views[0]?.label ?? '');
  const note = views.find(({ label }) => label === chosen)?.note ?? defaultNote;
  const labels = views.map(({ label }) => label);
  if (page?.limit !== undefined) labels.push(page.label);
  if (views.length === 0) return null;
  return (
    <aside className={styles.panel} aria-label="Preview">
      <div className={styles.head}>
        <h2>Preview</h2>
        <ViewChoice labels={labels} chosen={chosen} onChoose={setChosen} />
        {actions}
      </div>
      <PreviewBody {...preview} values={values} chosen={chosen} />
      {note && <p className={styles.note}>{note}</p>}
    </aside>
  );
}

/** The guest's view beside the form. It is updated when typing pauses, so that typing never lags. */
export const FollowingPreview = memo(function FollowingPreview(preview: PreviewSource) {
  const values = useValuesOnPause();
  const note = useReadOnly() ? STORED : `Follows your typing. ${unsavedVisibilityText(values)}`;
  return <PreviewPanel {...preview} values={values} note={note} actions={<WiderButton {...preview} />} />;
});
