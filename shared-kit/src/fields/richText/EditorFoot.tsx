import { TextButton } from '../../ui/button/TextButton';
import styles from './richText.module.css';

/** How far one press goes, and between which heights, in px. */
const STEP = 100;
const LOWEST = 100;
const HIGHEST = 1000;

interface Props {
  words: number;
  /** What became of the last paste, announced. */
  note?: string;
  /** The box whose height is set. */
  box: () => HTMLElement | null;
}

/** The number of words, and what dragging the corner does for those who do not drag (OP-139, WCAG 2.1.1). */
export function EditorFoot({ words, note, box }: Props) {
  const change = (by: number) => {
    const element = box();
    if (!element) return;
    const height = Math.min(HIGHEST, Math.max(LOWEST, element.offsetHeight + by));
    element.style.setProperty('height', `${height}px`);
  };
  return (
    <div className={styles.foot}>
      <span>
        {words === 1 ? '1 word' : `${words} words`} <span role="status">{note}</span>
      </span>
      <TextButton aria-label="Make the editor shorter" onClick={() => change(-STEP)}>
        Shorter
      </TextButton>
      <TextButton aria-label="Make the editor taller" onClick={() => change(STEP)}>
        Taller
      </TextButton>
    </div>
  );
}
