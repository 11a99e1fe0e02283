import { Failed } from 'shared-kit/content/Failed';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { RemoteReleases } from './RemoteReleases';
import css from './releases.module.css';
import { useRemoteNames } from './useReleases';

/** /releases: the versions of every remote, who gets them and how well they work; super users make them live and withdraw them. */
export default function ReleasesPage() {
  const { names, error, reload } = useRemoteNames();
  return (
    <>
      <PageHead
        title="Releases"
        line="Which version of each area people get, and how it performs. A version that fails for several people is withdrawn automatically."
        actions={<LinkButton href="/releases/tokens">Deploy Tokens</LinkButton>}
      />
      {error && !names ? (
        <Failed error={error} retry={reload} />
      ) : (
        <div className={css.remotes}>
          {names?.map((name) => <RemoteReleases key={name} name={name} />) ?? <Skeleton height={320} />}
          {names?.length === 0 && (
            <EmptyState title="There are no remotes">What a team ships with its deploy token appears here.</EmptyState>
          )}
        </div>
      )}
    </>
  );
}
