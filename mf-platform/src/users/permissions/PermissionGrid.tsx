import { useState } from 'react';
import { Failed } from 'shared-kit/content/Failed';
import type { PropertyType } from 'shared-kit/rules/entities';
import { usePropertyNames, type PropertyName } from '../usePropertyNames';
import type { Grid } from 'shared-kit/rules/permissionGrid';
import { Button } from 'shared-kit/ui/button/Button';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { RefreshIcon, UndoIcon } from 'shared-kit/ui/icons/icons';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { hasGridChanges } from '../userForm';
import { GridTab } from './GridTab';
import css from './grid.module.css';
import { useGridActions } from './useGridActions';
import type { ChangeGrid } from './useGridChange';
import { TYPE_LABELS } from './gridLabels';

interface Props {
  grid: Grid;
  change: ChangeGrid;
  userId: string | undefined;
}

const TYPES: readonly PropertyType[] = ['hotel', 'restaurant'];

/** The properties in the grid by type, and the number of those that the signed-in person may not see. */
function groupByType(grid: Grid, properties: readonly PropertyName[]) {
  const visible = properties.filter(({ id }) => grid.blocks.has(id));
  return {
    hotel: visible.filter(({ type }) => type === 'hotel'),
    restaurant: visible.filter(({ type }) => type === 'restaurant'),
    hiddenCount: grid.blocks.size - visible.length,
  };
}

/** Rights by property: two tabs, the properties at the left, one block at the right (document 1 §6, OP-29). */
export function PermissionGrid({ grid, change, userId }: Props) {
  const { properties, error, reload } = usePropertyNames();
  const actions = useGridActions(change, userId);
  const [chosenType, setChosenType] = useState<PropertyType>();
  if (error && !properties) return <Failed error={error} retry={reload} />;
  if (!properties) return <Skeleton height={420} />;

  const inGrid = groupByType(grid, properties);
  const { hiddenCount } = inGrid;
  const type = chosenType ?? (inGrid.hotel.length === 0 && inGrid.restaurant.length > 0 ? 'restaurant' : 'hotel');
  const tools = (
    <div className={css.tools}>
      <Button icon={<UndoIcon />} waits={!hasGridChanges(grid)} onClick={actions.reset}>
        Reset
      </Button>
      {userId !== undefined && (
        <Button icon={<RefreshIcon />} busy={actions.busy} onClick={() => void actions.refresh()}>
          Refresh
        </Button>
      )}
    </div>
  );
  return (
    <div>
      <Tabs
        label="Permissions by property"
        tabs={TYPES.map((key) => ({ key, label: TYPE_LABELS[key].plural, count: inGrid[key].length }))}
        value={type}
        onChange={setChosenType}
      >
        <GridTab
          key={type}
          type={type}
          grid={grid}
          change={change}
          inGrid={inGrid[type]}
          properties={properties}
          onRemove={actions.remove}
          tools={tools}
        />
      </Tabs>
      {hiddenCount > 0 && (
        <p className={css.unseen}>
          {hiddenCount === 1
            ? 'Rights on 1 property that you cannot see stay'
            : `Rights on ${hiddenCount} properties that you cannot see stay`}{' '}
          as they are.
        </p>
      )}
    </div>
  );
}
