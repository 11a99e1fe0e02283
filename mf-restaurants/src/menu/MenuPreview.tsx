import { useEffect, useRef, useState } from 'react';
import { apiBase } from 'shared-kit/session';
import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestSite } from 'shared-kit/content/preview/GuestSite';
import type { menuModel } from 'shared-kit/rules/models/menu';
import { livePage } from 'shared-kit/rules/previewUrls';
import { Button } from 'shared-kit/ui/button/Button';
import styles from './menu.module.css';

/**
 * Runs the pasted script when asked, and only in a separate document: sandboxed, without the application's origin (OP-123).
 * Everywhere else the script is shown as text.
 */
export function MenuPreview({ values: { title, script }, property }: PreviewProps<typeof menuModel>) {
  const [running, setRunning] = useState<{ script: string; address: string; run: number }>();
  if (!script?.trim()) return <p className={styles.nothing}>Paste a script to try it here.</p>;

  const start = async () => {
    const address = `${await apiBase()}/menu-preview`;
    setRunning((before) => ({ script, address, run: (before?.run ?? 0) + 1 }));
  };
  return (
    <div className={styles.preview}>
      <Button onClick={() => void start()}>{running ? 'Run again' : 'Run the script'}</Button>
      {running && (
        <GuestSite property={property} url={livePage(property, 'menusUrl')}>
          <Frame key={running.run} title={`Preview of ${title || 'the menu'}`} {...running} />
        </GuestSite>
      )}
    </div>
  );
}

function Frame({ title, script, address }: { title: string; script: string; address: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const handOver = (event: MessageEvent) => {
      const inside = frame.current?.contentWindow;
      if (!inside || event.source !== inside || event.data !== 'menu preview listens') return;
      // The document has no origin; it is identified by its window.
      inside.postMessage({ menuScript: script }, '*');
    };
    window.addEventListener('message', handOver);
    return () => window.removeEventListener('message', handOver);
  }, [script]);
  return <iframe ref={frame} className={styles.frame} title={title} src={address} sandbox="allow-scripts allow-popups" />;
}
