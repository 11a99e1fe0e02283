import { useResource } from 'shared-kit/api/resource';
import { WithRows } from 'shared-kit/content/WithRows';
import { useListAddress } from 'shared-kit/content/useListAddress';
import { useNow } from 'shared-kit/ui/useNow';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { stampText, tokenDate } from 'shared-kit/rules/dates';
import type { Token } from 'shared-kit/rules/entities';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { Table, type Column } from 'shared-kit/ui/table/Table';
import { expiryNote } from './expiryNote';
import { TokenValue } from './TokenValue';
import css from './tokens.module.css';
import { useTokenMenu } from './useTokenMenu';

/** The properties that a token reads; one entry with a null property means all of them (P-146). */
function formatProperties({ permissions }: Token): string {
  if (permissions.some(({ property }) => property === null)) return 'All Properties';
  const names = permissions.flatMap(({ property }) => property?.name ?? []);
  if (names.length === 0) return 'No properties left';
  return names.length > 2 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
}

/** When a token expires, with a badge when it needs attention. */
function ExpiryCell({ expiresOn }: { expiresOn: string | null }) {
  const now = useNow();
  if (expiresOn === null) return <>Never expires</>;
  const note = expiryNote(expiresOn, now);
  return (
    <span className={css.expiry}>
      <span>{tokenDate(expiresOn)}</span>
      {note && <StatusPill on={tokenState(expiresOn, now) === 'soon'}>{note}</StatusPill>}
    </span>
  );
}

const COLUMNS: Column<Token>[] = [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    cell: (token) => (
      <span className={css.name}>
        {token.name}
        <small>{formatProperties(token)}</small>
      </span>
    ),
  },
  { key: 'token', header: 'Token', cell: (token) => <TokenValue token={token} /> },
  { key: 'expires', header: 'Expiry Date', kind: 'date', cell: ({ sessions }) => <ExpiryCell expiresOn={sessions.expiresOn} /> },
  { key: 'used', header: 'Last Used', cell: ({ lastUsedOn }) => (lastUsedOn ? stampText(lastUsedOn) : 'Never used') },
];

/** /tokens: keys with which public sites and other systems read published content (document 1 §2, OP-52). */
export default function TokensPage() {
  const { page, perPage, showPage } = useListAddress();
  const { data, meta, loading, stale, error, reload } = useResource<Token>('/tokens').useList({ page, perPage });
  useRefreshOnReturn('/tokens');
  const menu = useTokenMenu();
  const add = (
    <LinkButton tone="primary" href="/tokens/new">
      + New Token
    </LinkButton>
  );
  return (
    <>
      <PageHead title="API Tokens" actions={add} />
      <WithRows loaded={{ data, error, reload }}>
        <Table
          label="API Tokens"
          columns={COLUMNS}
          rows={loading ? undefined : data}
          stale={stale}
          rowKey={({ id }) => id}
          nameOf={({ name }) => name}
          menu={menu}
          loadingRows={3}
          empty={
            <EmptyState title="There are no API tokens" actions={add}>
              A token lets a public site or another system read what is published on the properties you choose.
            </EmptyState>
          }
        />
      </WithRows>
      <Pager {...meta} onPage={showPage} />
    </>
  );
}
