import { useState } from 'react';
import type { Values } from '../../fields/fieldKind';
import { classes } from '../../ui/classes';
import { Segments } from '../../ui/input/Segments';
import { PreviewBody } from './PreviewBody';
import type { PreviewSource } from './previewSource';
import { unsavedVisibilityText } from './unsavedVisibilityText';
import { ViewChoice } from './ViewChoice';
import styles from './guestPage.module.css';

export type PreviewDialogProps = PreviewSource & { values: Values };

const WIDTHS = [
  { key: 'narrow', label: '400 px' },
  { key: 'wide', label: 'Wide' },
] as const;

/** The preview over the page: the guests' page first, 400 px wide as beside the form or up to 900 px as on a desktop (OP-144). */
export default function PreviewDialog({ values, ...preview }: PreviewDialogProps) {
  const { views, page } = preview;
  const labels = [...(page ? [page.label] : []), ...views.map(({ label }) => label)];
  const [chosen, setChosen] = useState(labels[0] ?? '');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['key']>('wide');
  const note = views.find(({ label }) => label === chosen)?.note ?? `As typed so far. ${unsavedVisibilityText(values)}`;
  return (
    <div className={styles.dialog}>
      <div className={styles.choices}>
        <ViewChoice labels={labels} chosen={chosen} onChoose={setChosen} />
        <div className={styles.widths}>
          <Segments label="Width of the preview" options={WIDTHS} value={width} onChange={setWidth} />
        </div>
      </div>
      <div className={classes(styles.stage, width === 'narrow' && styles.narrow)}>
        <PreviewBody {...preview} values={values} chosen={chosen} />
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
