import { useEffect, useRef, useState } from 'react';
import { apiBase } from 'shared-kit/session';
import type { PreviewProps } from 'shared-kit/content/contentForm';
import { GuestSite } from 'shared-kit/content/preview/GuestSite';
import type { menuModel } from 'shared-kit/rules/models/menu';
import { livePage } from 'shared-kit/rules/previewUrls';
import { Button } from 'shared-kit/ui/button/Button';
import styles from './menu.module.css';

/**
 * Runs the pasted script on request, and only in a separate document: sandboxed, without the application's origin (OP-123).
 * Everywhere else the script is shown as text.
 */
export function MenuPreview({ values: { title, script }, property }: PreviewProps<typeof menuModel>) {
  const [running, setRunning] = useState<{ script: string; address: string; run: number }>();
  if (!script?.trim()) return <p className={styles.nothing}>Paste a script to try it here.</p>;

  const start = async () => {
    const address = `${await apiBase()}/menu-preview`;
    setRunning((previous) => ({ script, address, run: (previous?.run ?? 0) + 1 }));
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
    const sendScript = (event: MessageEvent) => {
      const frameWindow = frame.current?.contentWindow;
      if (!frameWindow || event.source !== frameWindow || event.data !== 'menu preview listens') return;
      // The document has no origin; it is identified by its window.
      frameWindow.postMessage({ menuScript: script }, '*');
    };
    window.addEventListener('message', sendScript);
    return () => window.removeEventListener('message', sendScript);
  }, [script]);
  return <iframe ref={frame} className={styles.frame} title={title} src={address} sandbox="allow-scripts allow-popups" />;
}
