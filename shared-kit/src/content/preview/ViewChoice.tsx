import { Segments } from '../../ui/input/Segments';

interface Props {
  labels: readonly string[];
  chosen: string;
  onChoose: (label: string) => void;
}

/** The views of a preview, if there are several. */
export const ViewChoice = ({ labels, chosen, onChoose }: Props) =>
  labels.length > 1 && (
    <Segments
      label="What the preview shows"
      options={labels.map((label) => ({ key: label, label }))}
      value={chosen}
      onChange={onChoose}
    />
  );
