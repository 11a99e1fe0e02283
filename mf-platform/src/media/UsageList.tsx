import type { AssetUsage } from 'shared-kit/rules/entities';
import { formatResource } from './assetForm';
import css from './media.module.css';

/** The places that use an asset: what kind of thing, its title, its property. */
export function UsageList({ usage }: { usage: readonly AssetUsage[] }) {
  return (
    <ul className={css.usage}>
      {usage.map(({ resource, id, title, property }) => (
        <li key={`${resource}-${id}`}>
          <b>{title}</b>
          <small>
            {[formatResource(resource), property && property.name !== title ? property.name : ''].filter(Boolean).join(', ')}
          </small>
        </li>
      ))}
    </ul>
  );
}
