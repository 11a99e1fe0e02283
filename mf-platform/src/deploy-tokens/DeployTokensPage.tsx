import { WithRows } from 'shared-kit/content/WithRows';
import { useListAddress } from 'shared-kit/content/useListAddress';
import { useNow } from 'shared-kit/ui/useNow';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { stampText, tokenDate } from 'shared-kit/rules/dates';
import type { DeployToken } from 'shared-kit/rules/releaseEntities';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import { openModal } from 'shared-kit/shellServices/modal';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { Button } from 'shared-kit/ui/button/Button';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { TrashIcon } from 'shared-kit/ui/icons/icons';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table, type Column } from 'shared-kit/ui/table/Table';
import { expiryNote } from '../tokens/expiryNote';
import css from './deployTokens.module.css';
import { NewDeployToken } from './NewDeployToken';
import { revokeToken } from './revokeToken';
import { useDeployTokens } from './useDeployTokens';

function State({ expiresOn }: DeployToken) {
  const now = useNow();
  return <StatusPill on={tokenState(expiresOn, now) !== 'expired'}>{expiryNote(expiresOn, now) ?? 'Valid'}</StatusPill>;
}

const COLUMNS: Column<DeployToken>[] = [
  {
    key: 'remote',
    header: 'Remote',
    kind: 'title',
    cell: ({ remote, updatedBy, createdAt }) => (
      <span className={css.name}>
        <code>{remote}</code>
        <small>
          Created {tokenDate(createdAt)}
          {updatedBy && ` by ${updatedBy.name}`}
        </small>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    kind: 'status',
    cell: (token) => <State {...token} />,
  },
  { key: 'expires', header: 'Expiry Date', kind: 'date', cell: ({ expiresOn }) => tokenDate(expiresOn) },
  { key: 'used', header: 'Last Used', cell: ({ lastUsedOn }) => (lastUsedOn ? stampText(lastUsedOn) : 'Never') },
];

const openNewToken = () =>
  openModal({
    name: 'New Deploy Token',
    title: 'New Deploy Token',
    body: <NewDeployToken />,
  });

/** /releases/tokens: the tokens with which teams ship their remotes from anywhere. */
export default function DeployTokensPage() {
  const { page, perPage, showPage } = useListAddress();
  const tokens = useDeployTokens();
  const { data, meta, loading, stale, error, reload } = tokens.useList({ page, perPage });
  useRefreshOnReturn(tokens.path);
  const addButton = (
    <Button tone="primary" onClick={openNewToken}>
      + New Deploy Token
    </Button>
  );
  return (
    <>
      <PageHead title="Deploy Tokens" back={{ href: '/releases', label: 'Releases' }} actions={addButton} />
      <WithRows loaded={{ data, error, reload }}>
        <Table
          label="Deploy Tokens"
          columns={COLUMNS}
          rows={loading ? undefined : data}
          stale={stale}
          rowKey={({ id }) => id}
          nameOf={({ remote }) => remote}
          menu={(token) => [
            { label: 'Revoke...', icon: <TrashIcon />, tone: 'danger', onSelect: () => revokeToken({ token, tokens }) },
          ]}
          loadingRows={3}
          empty={
            <EmptyState title="There are no deploy tokens" actions={addButton}>
              With a token, a team ships its remote from its own machine or CI, without this repository.
            </EmptyState>
          }
        />
      </WithRows>
      <Pager {...meta} onPage={showPage} />
    </>
  );
}
