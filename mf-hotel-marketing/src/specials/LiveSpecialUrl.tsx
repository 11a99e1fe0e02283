import { useFieldScope } from 'shared-kit/fields/fieldScope';
import { useFormValue } from 'shared-kit/fields/formState';
import { liveSpecialUrl } from 'shared-kit/rules/links';
import styles from './specials.module.css';

/** Where guests will find the special: the hotel's site with the custom url, or the id (document 2 §3.3). */
export function LiveSpecialUrl({ intro }: { intro: string }) {
  const { property, itemId } = useFieldScope();
  const customUrl = useFormValue<string>('details.customUrl');
  const url = liveSpecialUrl(property.url, customUrl, itemId);
  return (
    <p className={styles.liveUrl}>
      <span>{intro}</span>
      <code>{url || 'Known after the first save, or with a custom URL.'}</code>
    </p>
  );
}
