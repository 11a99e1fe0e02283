import type { AssetUsage } from 'shared-kit/rules/entities';
import { counted } from 'shared-kit/rules/counted';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { capitalize } from '../text/capitalize';
import css from './media.module.css';

interface Props {
  usage: readonly AssetUsage[];
  /** The total number of places; `usage` has only the first ones, and only those that the person may read. */
  count: number;
}

/** The label of a resource: `home_promo` is 'Home promo'. */
const labelOf = (resource: string) => capitalize(resource.replaceAll('_', ' '));

/** The places that use an asset: each a link with its title, its resource and its property. */
export function UsageList({ usage, count }: Props) {
  if (usage.length === 0) return <p className={css.none}>{counted(count, 'place')} that you cannot see.</p>;
  return (
    <ul className={css.usage}>
      {usage.map(({ resource, id, title, property, link }) => (
        <li key={`${resource}-${id}`}>
          <Anchor href={link}>{title}</Anchor>
          <small>
            {[labelOf(resource), property && property.name !== title ? property.name : ''].filter(Boolean).join(', ')}
          </small>
        </li>
      ))}
      {count > usage.length && <li>and {count - usage.length} more</li>}
    </ul>
  );
}
