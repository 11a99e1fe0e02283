import { useState } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { LinkButton } from 'shared-kit/ui/button/LinkButton';
import { TextButton } from 'shared-kit/ui/button/TextButton';
import { LiveBadge } from 'shared-kit/ui/badge/LiveBadge';
import { StatusPill } from 'shared-kit/ui/badge/StatusPill';
import { ArchiveIcon, CopyIcon, ExternalIcon, PencilIcon, TrashIcon } from 'shared-kit/ui/icons/icons';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { ConfirmDialog } from 'shared-kit/ui/overlay/ConfirmDialog';
import { PageHead } from 'shared-kit/ui/page/PageHead';
import { Pager } from 'shared-kit/ui/pager/Pager';
import { moved } from 'shared-kit/ui/table/order';
import { Table } from 'shared-kit/ui/table/Table';
import type { Column } from 'shared-kit/ui/table/Table';
import { Tabs } from 'shared-kit/ui/tabs/Tabs';
import { ToastRegion } from 'shared-kit/ui/toast/ToastRegion';
import type { ToastItem } from 'shared-kit/ui/toast/ToastRegion';

interface Special {
  id: number;
  title: string;
  live: boolean;
  start: string;
  end: string;
  published: boolean;
}

const drawn = ((window as unknown as { drawn: Record<number, number> }).drawn = {} as Record<number, number>);
const titles = [
  'Winter Escape: Third Night on Us',
  'Members’ Suite Upgrade',
  'Bed, Breakfast and a Late Checkout',
  'Advent Spa Morning',
  'Anniversary Package with Champagne and Handwritten Card',
];
const make = (n: number): Special[] =>
  Array.from({ length: n }, (_, i) => ({
    id: i + 1,
    title: `${titles[i % 5]} ${i + 1}`,
    live: i % 3 !== 2,
    start: '11-01-2026',
    end: i % 2 ? '--' : '02-28-2027',
    published: i % 4 !== 3,
  }));
const columns: Column<Special>[] = [
  {
    key: 'title',
    header: 'Title',
    kind: 'title',
    cell: (row) => {
      drawn[row.id] = (drawn[row.id] ?? 0) + 1;
      return (
        <>
          <a href={`#${row.id}`}>{row.title}</a>
          {row.live && <LiveBadge />}
        </>
      );
    },
  },
  { key: 'start', header: 'Starts On', kind: 'date', cell: (row) => row.start },
  { key: 'end', header: 'Ends On', kind: 'date', cell: (row) => row.end },
  {
    key: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => <StatusPill on={row.published}>{row.published ? 'Published' : 'Unpublished'}</StatusPill>,
  },
];

export function ListPage() {
  const query = new URLSearchParams(location.search);
  const [rows, setRows] = useState<Special[] | undefined>(
    query.has('loading') ? undefined : make(Number(query.get('rows') ?? 12)),
  );
  const [tab, setTab] = useState<'active' | 'archived'>('active');
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Special | null>(null);
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [calls, setCalls] = useState('');
  const tell = (text: string) =>
    setToasts((now) => [
      ...now,
      { id: Date.now(), text, tone: 'done', action: { label: 'Undo', run: () => setCalls('undone') } },
    ]);
  return (
    <>
      <PageHead
        title="Specials"
        line={
          <>
            <span>This list is a preview of the live site.</span>
            <a href="https://example.com">
              View Live Specials Page
              <ExternalIcon size={14} />
            </a>
            <TextButton icon={<PencilIcon size={14} />}>Edit link</TextButton>
          </>
        }
        actions={
          <>
            <Button>Clone Special</Button>
            <LinkButton tone="primary" href="/new">
              + New Special
            </LinkButton>
          </>
        }
      />
      <Tabs
        label="Specials"
        tabs={[
          { key: 'active', label: 'Active', count: 112 },
          { key: 'archived', label: 'Archived', count: 34 },
        ]}
        value={tab}
        onChange={setTab}
        end={<SearchInput label="Filter by title" value={search} onSearch={setSearch} />}
      >
        <Table
          label="Active specials"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          nameOf={(row) => row.title}
          menu={(row) => [
            { label: 'Archive', icon: <ArchiveIcon />, onSelect: () => tell(`“${row.title}” was archived`) },
            { label: 'Clone', icon: <CopyIcon />, href: '#clone' },
            { label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: () => setDoomed(row) },
          ]}
          onReorder={(from, to) => {
            setCalls(`${from} to ${to}`);
            setRows((now) => moved(now!, from, to));
          }}
        />
        <Pager page={2} totalPages={2} perPage={100} count={112} onPage={() => undefined} />
      </Tabs>
      <p data-testid="calls">{calls}</p>
      <ConfirmDialog
        open={doomed !== null}
        title="Delete Special"
        subject={{ name: doomed?.title ?? '', note: 'Hotel Marchmont' }}
        onClose={() => setDoomed(null)}
        onConfirm={() => setDoomed(null)}
      >
        This removes the special from the live site. It cannot be undone.
      </ConfirmDialog>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((now) => now.filter((one) => one.id !== id))} />
    </>
  );
}
