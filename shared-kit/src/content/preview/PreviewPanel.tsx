import { memo, useState, type ReactNode } from 'react';
import type { Values } from '../../fields/fieldKind';
import { useRestingValues } from '../../fields/formState';
import { useReadOnly } from '../../ui/input/readOnly';
import { Segments } from '../../ui/input/Segments';
import { PreviewBody } from './PreviewBody';
import { WiderButton } from './PreviewButton';
import { PreviewFrame } from './PreviewFrame';
import type { PreviewOf } from './previewOf';
import { whenSeen } from './whenSeen';

const STORED = 'As it is saved. Guests see it only while it is published.';

/** The guest's view of some values, with the views to choose from; of the pages only one that few items are on. */
export function PreviewPanel({
  values,
  actions,
  note: usual,
  ...of
}: PreviewOf & { values: Values; actions?: ReactNode; note?: string }) {
  const { views, page } = of;
  const [chosen, setChosen] = useState(views[0]?.label ?? '');
  const note = views.find(({ label }) => label === chosen)?.note ?? usual;
  const labels = views.map(({ label }) => label);
  if (page?.limit !== undefined) labels.push(page.label);
  if (views.length === 0) return null;
  return (
    <PreviewFrame
      note={note}
      actions={actions}
      choice={
        labels.length > 1 && (
          <Segments
            label="What the preview shows"
            options={labels.map((label) => ({ key: label, label }))}
            value={chosen}
            onChange={setChosen}
          />
        )
      }
    >
      <PreviewBody {...of} values={values} chosen={chosen} />
    </PreviewFrame>
  );
}

/** The guest's view beside the form. It follows when the typing rests, so that typing never lags. */
export const FollowingPreview = memo(function FollowingPreview(of: PreviewOf) {
  const values = useRestingValues();
  const note = useReadOnly() ? STORED : `Follows your typing. ${whenSeen(values)}`;
  return <PreviewPanel {...of} values={values} note={note} actions={<WiderButton {...of} />} />;
});
