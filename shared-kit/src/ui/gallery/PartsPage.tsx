import { lazy, Suspense, useState } from 'react';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';
import { Button } from 'shared-kit/ui/button/Button';
import { Thumb } from 'shared-kit/ui/badge/Thumb';
import { EmptyState } from 'shared-kit/ui/feedback/EmptyState';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { ProgressBar } from 'shared-kit/ui/feedback/ProgressBar';
import * as icons from 'shared-kit/ui/icons/icons';
import { RackPicture } from 'shared-kit/ui/picture/RackPicture';
import { ToastRegion } from 'shared-kit/ui/toast/ToastRegion';

const Combobox = lazy(() => import('shared-kit/ui/overlay/Combobox').then((module) => ({ default: module.Combobox })));
const all = Array.from({ length: 200 }, (_, i) => ({ key: String(i), label: `Property ${i}`, note: 'Hotel' }));

export function PartsPage() {
  const [chosen, setChosen] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <h1>Parts</h1>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} title={name}>
            <Icon size={24} />
          </span>
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button>Plain</Button>
        <Button tone="primary">Primary</Button>
        <Button tone="danger">Delete</Button>
        <Button tone="quiet">Quiet</Button>
        <Button small>Small</Button>
        <Button tone="primary" busy>
          Saving
        </Button>
        <Button disabled>Disabled</Button>
      </div>
      <Notice tone="danger" title="Danger">
        Words of the notice
      </Notice>
      <Notice tone="warn" title="Warn" actions={<Button small>Keep mine</Button>}>
        Words of the notice
      </Notice>
      <Notice tone="info">Words of the notice</Notice>
      <Notice tone="ok">Words of the notice</Notice>
      <ProgressBar label="Upload" value={66} />
      <div style={{ width: 200, height: 120 }}>
        <Thumb src="/missing.png" alt="A room" missing="No logo" contain />
      </div>
      <EmptyState title="There are no specials" actions={<Button tone="primary">+ New Special</Button>}>
        Specials are the offers on this hotel’s site.
      </EmptyState>
      <CleanHtml
        html={
          '<p>Hello <b>there</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a> <a href="/x" target="_blank">good</a></p>'
        }
      />
      <Suspense fallback="…">
        <Combobox
          label="Go to a Property..."
          search={async (text) => all.filter((one) => one.label.includes(text))}
          onChoose={(option) => setChosen(option.label)}
        />
      </Suspense>
      <p data-testid="chosen">{chosen}</p>
      <div style={{ width: '100%', maxWidth: 700, height: 780 }}>
        <RackPicture />
      </div>
      <ToastRegion
        toasts={[
          { id: 1, tone: 'done', text: '“Bring the Dog” was archived', action: { label: 'Undo', run: () => undefined } },
          { id: 2, tone: 'problem', text: 'The special could not be archived.' },
        ]}
        onDismiss={() => undefined}
      />
    </div>
  );
}
