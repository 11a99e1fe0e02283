import { useState } from 'react';
import { useEvery } from 'shared-kit/api/resource';
import type { Region } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { copyBlock } from 'shared-kit/rules/permissionGrid';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import type { PropertyName } from '../usePropertyNames';
import css from './grid.module.css';
import { tellGridChange } from './tellGridChange';
import type { ChangeGrid } from './useGridChange';
import { TYPE_WORDS } from './words';

interface Props {
  /** The one whose rights are given to others. */
  property: PropertyName;
  /** The other properties of its type. */
  others: readonly PropertyName[];
  change: ChangeGrid;
  onDone: () => void;
}

/** Gives what is ticked on one property to several others, one by one or by region. */
export function SameRights({ property, others, change, onDone }: Props) {
  const [chosen, setChosen] = useState<string[]>([]);
  const who = useAuthority();
  const regions = useEvery<Region>(who.canLookUp('region') ? '/regions' : null, { perPage: PER_PAGE.most });
  const { tab, one } = TYPE_WORDS[property.type];
  const inRegion = (id: string) => others.filter(({ regionId }) => regionId === id).map((other) => other.id);
  const groups = (regions.data ?? [])
    .map(({ id, name }) => ({ id, name, ids: inRegion(id) }))
    .filter(({ ids }) => ids.length > 0);

  const give = () => {
    const text = `${chosen.length === 1 ? `1 ${one.toLowerCase()} has` : `${chosen.length} ${tab.toLowerCase()} have`} the same rights as ${property.name}. They take effect when you save.`;
    change((grid) => tellGridChange(change, text, grid, copyBlock(grid, property.id, chosen)));
    onDone();
  };
  return (
    <div className={css.same}>
      {groups.length > 0 && (
        <div className={css.regions} role="group" aria-label="By region">
          {groups.map(({ id, name, ids }) => (
            <Button key={id} small onClick={() => setChosen((before) => [...new Set([...before, ...ids])])}>
              {`All in ${name} (${ids.length})`}
            </Button>
          ))}
        </div>
      )}
      <CheckboxList
        label={`${tab} that get the same rights`}
        filterLabel={`Filter ${tab}...`}
        items={others.map(({ id, name, archived }) => ({ key: id, label: archived ? `${name} (archived)` : name }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className={css.tools}>
        <Button tone="primary" disabled={chosen.length === 0} onClick={give}>
          {chosen.length === 0 ? 'Give the same rights' : `Give ${chosen.length} the same rights`}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  );
}
