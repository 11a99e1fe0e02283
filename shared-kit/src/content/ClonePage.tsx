import { useAuthority } from 'shared-kit/session';
import type { Property } from '../rules/entities';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { BarText, BottomBar } from '../ui/form/BottomBar';
import { PageHead } from '../ui/page/PageHead';
import { AlreadyThere } from './clone/AlreadyThere';
import { ChooseHotels } from './clone/ChooseHotels';
import { ChooseItems } from './clone/ChooseItems';
import { choiceText } from './clone/choiceText';
import { PublishCopies } from './clone/PublishCopies';
import styles from './clone/clone.module.css';
import { useClone } from './clone/useClone';
import { pluralNoun, listHref, type ContentItem, type ContentType } from './contentType';
import { inSentence } from './inSentence';
import { PropertyPage } from './PropertyPage';
import { Refused } from './Refused';

const headingOf = ({ labels }: Pick<ContentType<never>, 'labels'>) => `Clone ${labels.clone ?? labels.singular}`;

/** Clones items of one property into others, all or nothing (document 2 §2.2 and §4.10, document 3 §2). */
export function ClonePage<T extends ContentItem>({ type }: { type: ContentType<T> }) {
  const { can } = useAuthority();
  return (
    <PropertyPage title={headingOf(type)}>
      {(property) => {
        if (can('WRITE', type.resource, property.id)) return <Clone type={type} property={property} />;
        const back = { href: listHref(type, property), label: type.labels.plural };
        return <Refused title={headingOf(type)} back={back} what={pluralNoun(type)} />;
      }}
    </PropertyPage>
  );
}

function Clone<T extends ContentItem>({ type, property }: { type: ContentType<T>; property: Property }) {
  const { chosen, isReady, busy, error, clone, publish, setPublish, titles } = useClone(type, property);
  const { singular, plural } = type.labels;
  const nouns = { count: chosen.items.size, one: inSentence(singular), many: inSentence(plural) };
  return (
    <>
      <PageHead title={headingOf(type)} back={{ href: listHref(type, property), label: plural }} />
      <div className={styles.columns}>
        <div>
          <ChooseItems type={type} property={property} chosen={chosen.items} onChange={chosen.setItems} />
          {/* Not below the hotels, since their notes load late and would move it. */}
          <div className={styles.foot}>
            <PublishCopies publish={publish} setPublish={setPublish} />
          </div>
        </div>
        <ChooseHotels
          type={property.type}
          resource={type.resource}
          current={property}
          chosen={chosen.hotels}
          onChange={chosen.setHotels}
          noteOf={({ id }) => (
            <AlreadyThere path={`/properties/${id}/${type.api}`} titleKey={type.titleKey} titles={titles} scope={type.scope} />
          )}
        />
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <BottomBar label="Clone">
        <BarText>
          {choiceText(nouns, chosen.hotels.size, property.type)}{' '}
          {isReady && (publish ? 'Copies are published where the rules allow it.' : 'Copies start unpublished.')}
        </BarText>
        <Button tone="primary" busy={busy} onClick={() => void clone()}>
          Clone
        </Button>
      </BottomBar>
    </>
  );
}
