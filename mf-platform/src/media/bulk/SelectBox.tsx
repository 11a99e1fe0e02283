import type { Asset } from 'shared-kit/rules/entities';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import type { Selection } from './useSelection';
import css from './bulk.module.css';

interface Props {
  asset: Asset;
  shown: readonly Asset[];
  selection: Selection;
}

/** The id of the checkbox of a card. */
export const boxId = ({ id }: Asset): string => `select-${id}`;

/** Ticks a card; with Shift, all cards from the last one that was clicked. */
export function SelectBox({ asset, shown, selection }: Props) {
  return (
    <Checkbox
      hideLabel
      id={boxId(asset)}
      className={css.select}
      label={`Select ${asset.name}`}
      checked={selection.has(asset.id)}
      onChange={({ target, nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        // With Shift, some browsers also select the text between the two cards.
        if (isRange) getSelection()?.removeAllRanges();
        selection.tick(asset.id, { isTicked: target.checked, isRange, shown });
      }}
    />
  );
}
