import { Children, type ReactNode } from 'react';
import { isFilled } from '../../rules/validation/text';
import { CleanHtml } from '../../ui/CleanHtml';
import { Thumb } from '../../ui/badge/Thumb';
import styles from './card.module.css';

interface Picture {
  url?: string;
  alt?: string;
}

/** A small link under the text; if it has `html`, it opens that in place, as it does for guests. */
export interface GuestLink {
  title: string;
  html?: string | null;
}

interface Props {
  /** The first is shown large, the others in a row below it. */
  images?: readonly (Picture | null | undefined)[];
  /** The label on the ribbon. */
  flag?: string | null | undefined;
  title?: string | null | undefined;
  /** Rich text. */
  html?: string | null | undefined;
  /** The label of the button. */
  cta?: string | null | undefined;
  links?: readonly GuestLink[];
  children?: ReactNode;
}

/** One item as guests see it on the property's site. Every part is left out when it is empty. */
export function GuestCard({ images = [], html, links = [], children, ...texts }: Props) {
  const [flag, title, cta] = [texts.flag, texts.title, texts.cta].map((text) => (isFilled(text) ? text : null));
  const [first, ...others] = images.flatMap((image) => image ?? []);
  const isEmpty = !first && !flag && !title && !html && !cta && links.length === 0 && !Children.toArray(children).some(Boolean);
  return (
    <div className={styles.card}>
      {first && (
        <div data-pictures>
          <div className={styles.picture}>
            <Thumb src={first.url} alt={first.alt ?? ''} />
            {flag && <span className={styles.flag}>{flag}</span>}
          </div>
          {others.length > 0 && (
            <div className={styles.others}>
              {others.map(({ url, alt }, index) => (
                <Thumb key={`${index}-${url}`} src={url} alt={alt ?? ''} />
              ))}
            </div>
          )}
        </div>
      )}
      <div className={styles.body}>
        {isEmpty && <p className={styles.nothing}>What guests will see grows here as you type.</p>}
        {!first && flag && <span className={styles.plainFlag}>{flag}</span>}
        {title && <h3>{title}</h3>}
        {html && <CleanHtml className={styles.text} html={html} />}
        {children}
        {cta && <span className={styles.cta}>{cta}</span>}
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map((link, index) => (
              <Link key={`${index}-${link.title}`} {...link} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function Link({ title, html }: GuestLink) {
  if (!html) return <span>{title}</span>;
  return (
    <details>
      <summary>{title}</summary>
      <CleanHtml className={styles.text} html={html} />
    </details>
  );
}
