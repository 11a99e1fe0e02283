import { useEvery } from 'shared-kit/api/resource';
import type { ItemBase } from '../../rules/entities';
import { PER_PAGE } from '../../rules/limits';
import { stateOf } from '../../rules/state';
import { withTypedDates } from '../../rules/typedDates';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { PreviewProps, PreviewView } from '../contentForm';
import { Failed } from '../Failed';
import { useNow } from '../../ui/useNow';
import { GuestSite } from './GuestSite';
import { InPlace, type PlacedItem } from './InPlace';
import { PageTitle } from './PageTitle';
import { viewAddress, type GuestPageSource } from './previewSource';
import { visibilityText } from './visibilityText';
import styles from './guestPage.module.css';

export interface GuestPageProps extends PreviewProps {
  view: PreviewView;
  page: GuestPageSource;
}

const NEW_ID = 'new';
const IN_ORDER = 'sort_index:ASC';

/** All items in their order, with the typed values in place of the stored ones; a new item comes last. */
function withTyped(stored: readonly ItemBase[], { values, id = NEW_ID, page }: GuestPageProps): PlacedItem[] {
  const typed = { id, values, isTyped: true };
  const withReplaced = stored.map((item) => (item.id === id ? typed : { id: item.id, values: page.read(item), isTyped: false }));
  const items = stored.some((item) => item.id === id) ? withReplaced : [...withReplaced, typed];
  const { compare } = page;
  return compare ? [...items].sort((a, b) => compare(a.values, b.values)) : items;
}

/**
 * The guests' page as it would be with what is typed: the live items of the same page in their order, and this one in its place.
 * If guests see only the first few, only those are shown (document 3 §2).
 */
export function GuestPage(props: GuestPageProps) {
  const { view, page, values, property, id } = props;
  const now = useNow();
  const query = { orderBy: IN_ORDER, ...page.query(values), archived: false, perPage: PER_PAGE.max };
  const { data, error, reload } = useEvery<ItemBase>(page.path, query);
  if (!data) return error ? <Failed error={error} retry={reload} /> : <Skeleton height={360} />;

  const isLive = (item: PlacedItem) => stateOf(withTypedDates(item.values), now) === 'live';
  const items = withTyped(data, props);
  const live = items.filter(isLive);
  const place = live.findIndex(({ isTyped }) => isTyped) + 1;
  const { limit } = page;
  const shown = limit === undefined ? items.filter((item) => item.isTyped || isLive(item)) : live.slice(0, limit);
  const titles = page.titles?.(values);
  const preview = { values, property, id };
  const zone = property.timezone;
  const item = withTypedDates(values);
  const state = page.state?.(values, zone, now) ?? stateOf(item, now);
  return (
    <>
      <p className={styles.standing}>
        {titles?.length === 0 ? 'No page shows it.' : visibilityText(item, { state, zone, limit, place })}
      </p>
      <GuestSite property={property} url={viewAddress(view, preview)}>
        {!titles && view.Above && <view.Above {...preview} />}
        {shown.length === 0 && <p className={styles.empty}>Nothing is live here.</p>}
        {titles ? (
          titles.map((title) => (
            <section key={title} aria-label={title}>
              <PageTitle>{title}</PageTitle>
              <InPlace
                view={view}
                property={property}
                items={shown.filter((item) => page.titles?.(item.values).includes(title))}
              />
            </section>
          ))
        ) : (
          <InPlace view={view} property={property} items={shown} />
        )}
      </GuestSite>
    </>
  );
}
