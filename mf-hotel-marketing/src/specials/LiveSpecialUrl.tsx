import { useFormikContext } from 'formik';
import { useFieldScope } from 'shared-kit/fields/fieldScope';
import { liveSpecialUrl } from 'shared-kit/rules/links';
import type { Special } from 'shared-kit/rules/entities';
import styles from './specials.module.css';

/** Where guests will find the special: the hotel's site with the custom url, or the id (document 2 §3.3). */
export function LiveSpecialUrl({ intro }: { intro: string }) {
  const { property, itemId } = useFieldScope();
  const { values } = useFormikContext<Special>();
  const url = liveSpecialUrl(property.url, values.details.customUrl, itemId);
  return (
    <p className={styles.liveUrl}>
      <span>{intro}</span>
      <code>{url || 'Known after the first save, or with a custom URL.'}</code>
    </p>
  );
}
