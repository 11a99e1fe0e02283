import type { Asset } from 'shared-kit/rules/entities';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import type { Selection } from './useSelection';
import css from './many.module.css';

interface Props {
  asset: Asset;
  shown: readonly Asset[];
  selection: Selection;
}

/** Ticks a card; with Shift all cards from the last one that was pressed. */
export function SelectBox({ asset, shown, selection }: Props) {
  return (
    <Checkbox
      hideLabel
      className={css.select}
      label={`Select ${asset.name}`}
      checked={selection.has(asset.id)}
      onChange={({ target, nativeEvent }) => {
        const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        // Some browsers also mark the text up to there.
        if (withShift) getSelection()?.removeAllRanges();
        selection.tick(asset.id, target.checked, withShift, shown);
      }}
    />
  );
}
