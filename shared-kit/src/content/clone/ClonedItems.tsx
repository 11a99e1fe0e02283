import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Anchor } from '../../ui/link/Anchor';
import styles from './clone.module.css';
import type { ClonedItem } from './lastClone';

interface Props {
  items: readonly ClonedItem[];
  onClose: () => void;
}

/** Where the copies are, property by property, and which of them are not published though they should be. */
export function ClonedItems({ items, onClose }: Props) {
  const places = new Map(items.map(({ propertyId, place }) => [propertyId, place]));
  const failed = items.some(({ problem }) => problem);
  return (
    <section className={styles.cloned} aria-label="The copies">
      <Notice
        tone={failed ? 'warn' : 'ok'}
        title="The copies"
        actions={
          <Button small onClick={onClose}>
            Close
          </Button>
        }
      >
        <ul className={styles.copies}>
          {[...places].map(([propertyId, place]) => (
            <li key={propertyId}>
              <b>{place}</b>
              <ul>
                {items
                  .filter((item) => item.propertyId === propertyId)
                  .map(({ id, title, href, published, problem }) => (
                    <li key={id}>
                      <Anchor href={href}>{title}</Anchor> {problem ? `Draft: ${problem}` : published ? 'Published' : 'Draft'}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
