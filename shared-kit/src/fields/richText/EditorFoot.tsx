import { counted } from '../../rules/counted';
import { TextButton } from '../../ui/button/TextButton';
import styles from './richText.module.css';

/** In px. */
const STEP = 100;
const MIN_HEIGHT = 100;
const MAX_HEIGHT = 1000;

interface Props {
  words: number;
  /** Announced: what the last paste left out. */
  note?: string;
  /** The box whose height is set. */
  box: () => HTMLElement | null;
}

/** The number of words, and buttons for what dragging the corner does, for people who do not drag (OP-139, WCAG 2.1.1). */
export function EditorFoot({ words, note, box }: Props) {
  const resize = (by: number) => {
    const element = box();
    if (!element) return;
    const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, element.offsetHeight + by));
    element.style.setProperty('height', `${height}px`);
  };
  return (
    <div className={styles.foot}>
      <span>
        {counted(words, 'word')} <span role="status">{note}</span>
      </span>
      <TextButton aria-label="Make the editor shorter" onClick={() => resize(-STEP)}>
        Shorter
      </TextButton>
      <TextButton aria-label="Make the editor taller" onClick={() => resize(STEP)}>
        Taller
      </TextButton>
    </div>
  );
}
