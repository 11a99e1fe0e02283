import { Thumb } from 'shared-kit/ui/badge/Thumb';
import { Panel } from 'shared-kit/ui/page/Panel';
import { NotLoaded } from 'shared-kit/ui/feedback/NotLoaded';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { ExternalIcon } from 'shared-kit/ui/icons/icons';
import type { Loaded } from 'shared-kit/api/resource';
import { formatSize } from 'shared-kit/media/format';
import type { Asset, AssetUsage } from 'shared-kit/rules/entities';
import { UsageList } from './UsageList';
import css from './media.module.css';

/** The file itself: its picture or its pages, its facts, and where it is used. */
export function AssetFacts({ asset, usage }: { asset: Asset; usage: Loaded<AssetUsage[]> }) {
  const isPdf = asset.filetype === 'application/pdf';
  return (
    <div className={css.facts}>
      <Panel className={css.preview}>
        {isPdf ? (
          <iframe className={css.pages} src={asset.url} title={`Preview of ${asset.name}`} />
        ) : (
          <Thumb className={css.picture} src={asset.url} alt={asset.alt || asset.name} contain />
        )}
      </Panel>
      <Panel padded>
        <dl className={css.list}>
          <dt>File Name</dt>
          <dd>{asset.filename}</dd>
          <dt>Size</dt>
          <dd>{formatSize(asset.filesize)}</dd>
          <dt>Type</dt>
          <dd>{asset.filetype}</dd>
        </dl>
        <a className={css.open} href={asset.url} target="_blank" rel="noreferrer">
          <ExternalIcon />
          Open in a new window
        </a>
      </Panel>
      <Panel padded>
        <h2 className={css.heading}>Used in</h2>
        <UsageSection usage={usage} />
      </Panel>
    </div>
  );
}

function UsageSection({ usage }: { usage: Loaded<AssetUsage[]> }) {
  if (usage.error) {
    return (
      <p role="alert" className={css.none}>
        <NotLoaded what="The places" retry={usage.reload} />
      </p>
    );
  }
  if (!usage.data) return <Skeleton height={40} />;
  const count = usage.meta?.count ?? usage.data.length;
  if (count === 0) return <p className={css.none}>No content uses this file.</p>;
  return <UsageList usage={usage.data} count={count} />;
}
