import { memo, useState } from 'react';
import type { PropertyName } from '../usePropertyNames';
import {
  columnTick,
  copyBlock,
  flagsOf,
  GRID_COLUMNS,
  GRID_ROWS,
  removeProperty,
  rowTick,
  setCell,
  setColumn,
  setRow,
  withoutUnseen,
} from 'shared-kit/rules/permissionGrid';
import type { Grid, Tick } from 'shared-kit/rules/permissionGrid';
import { mayChange } from 'shared-kit/rules/permissionGridRights';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { isFirstClick } from 'shared-kit/ui/isFirstClick';
import css from './grid.module.css';
import { SameRights } from './SameRights';
import { TickBox } from './TickBox';
import type { ChangeGrid } from './useGridChange';
import { countRights, rowLabel } from './words';

interface Props {
  property: PropertyName;
  grid: Grid;
  change: ChangeGrid;
  /** The other properties of its type, in the grid or not. */
  others: readonly PropertyName[];
  onRemove: (property: PropertyName) => void;
}

/** The rows and columns of one property, with a select-all for each row, each column and the block (OP-29). */
function PropertyBlockView({ property, grid, change, others, onRemove }: Props) {
  const { id, name, type } = property;
  const [isGiving, setIsGiving] = useState(false);
  const rows = GRID_ROWS[type];
  const { granted, all } = countRights(grid, id, type);
  const whole = granted === all ? 'all' : granted > 0 ? 'some' : 'none';
  const who = useAuthority();
  /** A box, and what ticking it does; it is disabled for people who do not hold what that would change. */
  const boxFor = (tick: Tick, set: (now: Grid, on: boolean) => Grid) => {
    const step = (now: Grid, on: boolean) => withoutUnseen(set(now, on), id, rows);
    return {
      tick,
      disabled: !mayChange(who, grid, step(grid, tick !== 'all'), id),
      onTick: (on: boolean) => change((now) => step(now, on)),
    };
  };
  const setAll = (now: Grid, on: boolean) => GRID_COLUMNS.reduce((next, { flag }) => setColumn(next, id, rows, flag, on), now);
  const theirs = who.isSuper ? others : others.filter((other) => mayChange(who, grid, copyBlock(grid, id, [other.id]), other.id));
  return (
    <section className={css.block} aria-label={name}>
      <div className={css.blockHead}>
        <div>
          <h3>{name}</h3>
          <p>{`${granted} of ${all} rights`}</p>
        </div>
        <div className={css.tools}>
          {theirs.length > 0 && (
            <Button small aria-expanded={isGiving} onClick={() => setIsGiving(!isGiving)}>
              Same rights for others
            </Button>
          )}
          <Button
            small
            aria-label={`Remove ${name}`}
            disabled={!mayChange(who, grid, removeProperty(grid, id), id)}
            onClick={(event) => isFirstClick(event) && onRemove(property)}
          >
            Remove
          </Button>
        </div>
      </div>
      {isGiving && <SameRights property={property} others={theirs} change={change} onDone={() => setIsGiving(false)} />}
      <table className={css.table} aria-label={`Permissions on ${name}`}>
        <thead>
          <tr>
            <th scope="col">Content</th>
            <th scope="col">
              All
              <TickBox label={`Everything on ${name}`} {...boxFor(whole, setAll)} />
            </th>
            {GRID_COLUMNS.map(({ flag, label }) => (
              <th key={flag} scope="col">
                {label}
                {flag === 'x' && <small>delete</small>}
                <TickBox
                  label={`${label} everything`}
                  {...boxFor(columnTick(grid, id, rows, flag), (now, on) => setColumn(now, id, rows, flag, on))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowLabel(row)}</th>
              <td>
                <TickBox
                  label={`All of ${rowLabel(row)}`}
                  {...boxFor(rowTick(grid, id, row), (now, on) => setRow(now, id, row, on))}
                />
              </td>
              {GRID_COLUMNS.map(({ flag, label }) => (
                <td key={flag}>
                  <TickBox
                    label={`${label} ${rowLabel(row)}`}
                    {...boxFor(flagsOf(grid, id, row)[flag] ? 'all' : 'none', (now, on) => setCell(now, id, row, flag, on))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Rendered again only when this property's entries change. */
export const PropertyBlock = memo(PropertyBlockView, (before, now) => {
  const { id } = now.property;
  const same = (['property', 'change', 'others', 'onRemove'] as const).every((key) => before[key] === now[key]);
  return same && before.grid.blocks.get(id) === now.grid.blocks.get(id);
});
