import type { AssetUsage } from 'shared-kit/rules/entities';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { formatResource } from './assetForm';
import css from './media.module.css';

interface Props {
  usage: readonly AssetUsage[];
  /** How many places there are; the server names the first ones. */
  count: number;
}

/** The places that use an asset, each a link: its title, what kind of thing it is, its property. */
export function UsageList({ usage, count }: Props) {
  return (
    <ul className={css.usage}>
      {usage.map(({ resource, id, title, property, link }) => (
        <li key={`${resource}-${id}`}>
          <Anchor href={link}>{title}</Anchor>
          <small>
            {[formatResource(resource), property && property.name !== title ? property.name : ''].filter(Boolean).join(', ')}
          </small>
        </li>
      ))}
      {count > usage.length && <li>and {count - usage.length} more</li>}
    </ul>
  );
}
