import { useResource } from 'shared-kit/api/resource';
import { Site } from 'shared-kit/content/preview/Site';
import { useNow } from 'shared-kit/content/useNow';
import type { HomePromo } from 'shared-kit/rules/entities';
import { LIVE_HOME_PROMOS } from 'shared-kit/rules/limits';
import { firstLive } from 'shared-kit/rules/live';
import { livePage } from 'shared-kit/rules/previewUrls';
import { flagOf, type HomePromoPreviewProps } from './HomePromoPreview';
import styles from './homePromos.module.css';

/** The promos that the home page would show once this one is saved: the first three live ones (document 3 §2). */
export function HomePagePreview({ values, property, id }: HomePromoPreviewProps) {
  const now = useNow();
  const { data } = useResource<HomePromo>(`/properties/${property.id}/home-promos`).useList({
    archived: false,
    orderBy: 'sort_index:ASC',
    perPage: 100,
  });
  const typed = { ...values, id: id ?? 'new', promoFlag: flagOf(values) ?? null };
  const stored = data ?? [];
  const all = id ? stored.map((promo) => (promo.id === id ? typed : promo)) : [...stored, typed];
  const shown = firstLive(all, now, LIVE_HOME_PROMOS);
  const promos = all.filter((promo) => shown.has(promo.id));
  const url = livePage(property, 'homePromosUrl');
  if (promos.length === 0) return <Site url={url}>No home promo is live.</Site>;
  return (
    <ul className={styles.promos}>
      {promos.map((promo, place) => (
        <li key={promo.id}>
          <Site
            {...(place === 0 && { url })}
            image={promo.images[0]}
            flag={promo.promoFlag}
            title={promo.hideTitle ? null : promo.title}
            html={promo.paragraph}
          />
        </li>
      ))}
    </ul>
  );
}
