import { GRID_SWITCHES, hasSwitch, setSwitch, type Grid } from 'shared-kit/rules/permissionGrid';
import { mayChange } from 'shared-kit/rules/permissionGridRights';
import { useAuthority } from 'shared-kit/session';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import { Section } from 'shared-kit/ui/page/Section';
import { CopyRights } from './CopyRights';
import css from './grid.module.css';
import { PermissionGrid } from './PermissionGrid';
import type { ChangeGrid } from './useGridChange';

interface Props {
  grid: Grid;
  change: ChangeGrid;
  /** Undefined for a new user, who has nothing to reload. */
  userId: string | undefined;
  /** Keeps the form from being saved while rights for it are still loading. */
  whileLoading: (work: Promise<void>) => Promise<void>;
}

/** The group permissions and the grid; for a super user, a notice instead (document 1 §6, OP-29). */
export function PermissionsSection({ grid, change, userId, whileLoading }: Props) {
  const authority = useAuthority();
  if (grid.isSuper) {
    return (
      <Section title="Permissions" id="permissions">
        <Notice>A super user holds all rights, on every property and every page.</Notice>
      </Section>
    );
  }
  return (
    <>
      <Section title="Group Permissions" id="group-permissions">
        {!authority.isSuper && (
          <Notice>You can give and take away only rights that you hold yourself. A super user can change the others.</Notice>
        )}
        <div className={css.switches}>
          {GRID_SWITCHES.map(({ label, resources }) => {
            const isOn = hasSwitch(grid, resources);
            return (
              <Checkbox
                key={label}
                label={label}
                disabled={!mayChange(authority, grid, setSwitch(grid, resources, !isOn), null)}
                checked={isOn}
                mixed={!isOn && resources.some((resource) => grid.everywhere.has(resource))}
                onChange={(event) => change((current) => setSwitch(current, resources, event.target.checked))}
              />
            );
          })}
        </div>
      </Section>
      <Section title="Permissions" id="permissions">
        {authority.can('READ', 'user') && (
          <div className={css.add}>
            <CopyRights change={change} userId={userId} whileLoading={whileLoading} />
          </div>
        )}
        <PermissionGrid grid={grid} change={change} userId={userId} />
      </Section>
    </>
  );
}
