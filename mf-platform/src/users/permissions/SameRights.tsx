import { useState } from 'react';
import { useEvery } from 'shared-kit/api/resource';
import { counted } from 'shared-kit/rules/counted';
import type { Region } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { copyBlock } from 'shared-kit/rules/permissionGridCopy';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import type { PropertyName } from '../usePropertyNames';
import css from './grid.module.css';
import { announceGridChange } from './announceGridChange';
import type { ChangeGrid } from './useGridChange';
import { TYPE_LABELS } from './gridLabels';

interface Props {
  /** The property whose rights are copied. */
  property: PropertyName;
  /** The other properties of its type. */
  others: readonly PropertyName[];
  change: ChangeGrid;
  onDone: () => void;
}

/** Copies what is ticked on one property to others, chosen individually or by region. */
export function SameRights({ property, others, change, onDone }: Props) {
  const [chosen, setChosen] = useState<string[]>([]);
  const authority = useAuthority();
  const regions = useEvery<Region>(authority.canLookUp('region') ? '/regions' : null, { perPage: PER_PAGE.max });
  const { singular, plural } = TYPE_LABELS[property.type];
  const idsInRegion = (id: string) => others.filter(({ regionId }) => regionId === id).map((other) => other.id);
  const groups = (regions.data ?? [])
    .map(({ id, name }) => ({ id, name, ids: idsInRegion(id) }))
    .filter(({ ids }) => ids.length > 0);

  const copyToChosen = () => {
    const subject = counted(chosen.length, `${singular.toLowerCase()} has`, `${plural.toLowerCase()} have`);
    const text = `${subject} the same rights as ${property.name}. They take effect when you save.`;
    change((grid) => announceGridChange(change, text, { previous: grid, next: copyBlock(grid, property.id, chosen) }));
    onDone();
  };
  return (
    <div className={css.same}>
      {groups.length > 0 && (
        <div className={css.regions} role="group" aria-label="By region">
          {groups.map(({ id, name, ids }) => (
            <Button key={id} small onClick={() => setChosen((previous) => [...new Set([...previous, ...ids])])}>
              {`All in ${name} (${ids.length})`}
            </Button>
          ))}
        </div>
      )}
      <CheckboxList
        label={`${plural} that get the same rights`}
        filterLabel={`Filter ${plural}...`}
        items={others.map(({ id, name, archived }) => ({ key: id, label: archived ? `${name} (archived)` : name }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className={css.tools}>
        <Button tone="primary" disabled={chosen.length === 0} onClick={copyToChosen}>
          {chosen.length === 0 ? 'Give the same rights' : `Give ${chosen.length} the same rights`}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  );
}
