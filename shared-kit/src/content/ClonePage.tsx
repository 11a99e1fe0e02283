import { useEffect, useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { useNavigate, useSearchParams } from 'shared-kit/router';
import { useAuthority } from 'shared-kit/session';
import { toast } from 'shared-kit/shellServices/toast';
import type { Property } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { PageHead } from '../ui/page/PageHead';
import { ChooseHotels } from './clone/ChooseHotels';
import { ChooseItems } from './clone/ChooseItems';
import styles from './clone/clone.module.css';
import { itemsOf, listHref, type ContentItem, type ContentType } from './contentType';
import { Failed } from './Failed';
import { inSentence } from './inSentence';
import { Refused } from './Refused';
import { usePageProperty } from './usePageProperty';

const counted = (count: number, one: string, many: string) => `${count} ${inSentence(count === 1 ? one : many)}`;

const headingOf = ({ labels }: Pick<ContentType<never>, 'labels'>) => `Clone ${labels.clone ?? labels.one}`;

/** Clones items of one property into others: all of it or nothing (document 2 §2.2 and §4.10, document 3 §2). */
export function ClonePage<T extends ContentItem>({ type }: { type: ContentType<T> }) {
  const { property, error, reload } = usePageProperty();
  const { can } = useAuthority();
  if (error) return <Failed error={error} retry={reload} />;
  if (!property) return <PageHead title={headingOf(type)} />;
  const { many } = type.labels;
  if (!can('WRITE', type.resource, property.id))
    return <Refused title={headingOf(type)} back={{ href: listHref(type, property), label: many }} what={itemsOf(type)} />;
  return <Clone type={type} property={property} />;
}

/** The item that `?selected=` names is ticked once, and the address is cleared (OP-129). */
function useSelected() {
  const [params, setParams] = useSearchParams();
  const selected = params.get('selected');
  const [chosen, setChosen] = useState(() => new Set(selected ? [selected] : []));
  useEffect(() => {
    if (selected === null) return;
    setParams((before) => (before.delete('selected'), before), { replace: true });
  }, [selected, setParams]);
  return [chosen, setChosen] as const;
}

function Clone<T extends ContentItem>({ type, property }: { type: ContentType<T>; property: Property }) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const navigate = useNavigate();
  const [items, setItems] = useSelected();
  const [hotels, setHotels] = useState<Set<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { one, many } = type.labels;
  const list = listHref(type, property);

  const clone = async () => {
    // Without an item or without a hotel nothing happens (document 2 §4.10); the line beside the button explains why.
    if (items.size === 0 || hotels.size === 0) return;
    setBusy(true);
    setError(undefined);
    try {
      await api.clone({ ids: [...items], toPropertyIds: [...hotels] });
      toast({ text: `${counted(items.size, one, many)} cloned to ${counted(hotels.size, property.type, `${property.type}s`)}.` });
      await navigate(list);
    } catch (failed) {
      setError(messageOf(failed));
      setBusy(false);
    }
  };

  return (
    <>
      <PageHead title={headingOf(type)} back={{ href: list, label: many }} />
      <div className={styles.columns}>
        <ChooseItems type={type} property={property} chosen={items} onChange={setItems} />
        <ChooseHotels type={property.type} resource={type.resource} current={property} chosen={hotels} onChange={setHotels} />
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={styles.foot}>
        <Button tone="primary" busy={busy} onClick={() => void clone()}>
          Clone
        </Button>
        <p role="status">
          {items.size === 0 || hotels.size === 0
            ? `Choose at least one ${inSentence(one)} and one ${property.type}.`
            : `${counted(items.size, one, many)} to ${counted(hotels.size, property.type, `${property.type}s`)}. Copies start unpublished.`}
        </p>
      </div>
    </>
  );
}
