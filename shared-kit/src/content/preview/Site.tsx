import type { ReactNode } from 'react';
import { CleanHtml } from '../../ui/CleanHtml';
import { LockIcon } from '../../ui/icons/icons';
import { Thumb } from '../../ui/badge/Thumb';
import styles from './preview.module.css';

interface SiteProps {
  /** The address the guest would see. */
  url?: string;
  image?: { url?: string; alt?: string } | null | undefined;
  /** The label on the ribbon. */
  flag?: string | null | undefined;
  title?: string | null | undefined;
  /** Rich text. */
  html?: string | null | undefined;
  /** The label of the button. */
  cta?: string | null | undefined;
  /** Small links under the text. */
  links?: string[];
  children?: ReactNode;
}

/**
 * The guest's view: the hotel's site, in its own colours, which stay light in dark mode, 400 px wide (document 2 §2.7). Every
 * part is left out when it is empty.
 */
export function Site({ url, image, flag, title, html, cta, links = [], children }: SiteProps) {
  const isEmpty = !image && !flag && !title && !html && !cta && links.length === 0 && !children;
  return (
    <div className={styles.site}>
      {url && (
        <p className={styles.url}>
          <LockIcon size={12} />
          {url.replace(/^https?:\/\//, '')}
        </p>
      )}
      {image && (
        <div className={styles.picture}>
          <Thumb src={image.url} alt={image.alt ?? ''} />
          {flag && <span className={styles.flag}>{flag}</span>}
        </div>
      )}
      <div className={styles.body}>
        {isEmpty && <p className={styles.nothing}>What guests will see grows here as you type.</p>}
        {!image && flag && <span className={styles.plainFlag}>{flag}</span>}
        {title && <h3>{title}</h3>}
        {html && <CleanHtml className={styles.text} html={html} />}
        {children}
        {cta && <span className={styles.cta}>{cta}</span>}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map((link) => (
              <span key={link}>{link}</span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
