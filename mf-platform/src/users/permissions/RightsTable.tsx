import {
  columnTick,
  flagsOf,
  GRID_COLUMNS,
  GRID_ROWS,
  rowTick,
  setCell,
  setColumn,
  setRow,
  clearIfUnticked,
  type Grid,
  type Tick,
} from 'shared-kit/rules/permissionGrid';
import { mayChange } from 'shared-kit/rules/permissionGridRights';
import { useAuthority } from 'shared-kit/session';
import type { PropertyName } from '../usePropertyNames';
import css from './grid.module.css';
import { rowLabel } from './gridLabels';
import { TickBox } from './TickBox';
import type { ChangeGrid } from './useGridChange';

interface Props {
  property: PropertyName;
  /** The state of the checkbox for the whole table. */
  tableTick: Tick;
  grid: Grid;
  change: ChangeGrid;
}

/** The rights on one property, with a select-all for each row, each column and the whole table (OP-29). */
export function RightsTable({ property: { id, name, type }, tableTick, grid, change }: Props) {
  const authority = useAuthority();
  const rows = GRID_ROWS[type];

  /** The props of a checkbox, which is disabled for people who may not make the change that it would cause. */
  const boxProps = (tick: Tick, set: (current: Grid, on: boolean) => Grid) => {
    const apply = (current: Grid, on: boolean) => clearIfUnticked(set(current, on), id, rows);
    return {
      tick,
      disabled: !mayChange(authority, grid, apply(grid, tick !== 'all'), id),
      onTick: (on: boolean) => change((current) => apply(current, on)),
    };
  };
  const setAll = (current: Grid, on: boolean) =>
    GRID_COLUMNS.reduce((next, { flag }) => setColumn(next, id, rows, flag, on), current);
  return (
    <table className={css.table} aria-label={`Permissions on ${name}`}>
      <thead>
        <tr>
          <th scope="col">Content</th>
          <th scope="col">
            All
            <TickBox label={`Everything on ${name}`} {...boxProps(tableTick, setAll)} />
          </th>
          {GRID_COLUMNS.map(({ flag, label }) => (
            <th key={flag} scope="col">
              {label}
              {flag === 'x' && <small>delete</small>}
              <TickBox
                label={`${label} everything`}
                {...boxProps(columnTick(grid, id, rows, flag), (current, on) => setColumn(current, id, rows, flag, on))}
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
                {...boxProps(rowTick(grid, id, row), (current, on) => setRow(current, id, row, on))}
              />
            </td>
            {GRID_COLUMNS.map(({ flag, label }) => (
              <td key={flag}>
                <TickBox
                  label={`${label} ${rowLabel(row)}`}
                  {...boxProps(flagsOf(grid, id, row)[flag] ? 'all' : 'none', (current, on) =>
                    setCell(current, id, row, flag, on),
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
