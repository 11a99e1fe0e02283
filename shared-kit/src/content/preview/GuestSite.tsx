import type { ReactNode } from 'react';
import type { Property } from '../../rules/entities';
import { Thumb } from '../../ui/badge/Thumb';
import { LockIcon } from '../../ui/icons/icons';
import styles from './preview.module.css';

interface Props {
  property: Pick<Property, 'name' | 'logo'>;
  /** The address the guest would see. */
  url?: string | undefined;
  /** Shown above everything that belongs to the property. */
  above?: ReactNode;
  children: ReactNode;
}

/**
 * The guests' site around its children: the address and the property's logo, in the site's own colours, which stay light in dark
 * mode.
 */
export function GuestSite({ property: { name, logo }, url, above, children }: Props) {
  const picture = logo && (logo.thumbUrl ?? logo.url);
  return (
    <div className={styles.site}>
      {url && (
        <p className={styles.url}>
          <LockIcon size={12} />
          {url.replace(/^https?:\/\//, '')}
        </p>
      )}
      {above}
      <p className={styles.house}>
        {picture && (
          <span className={styles.logo}>
            <Thumb contain src={picture} alt={logo.alt === name ? '' : logo.alt} />
          </span>
        )}
        {name}
      </p>
      {children}
    </div>
  );
}
