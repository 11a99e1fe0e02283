import type { Config } from '../../base/config';

/**
 * The document in which a menu's script is tried (OP-123). It holds no data: the form hands the script over once the
 * document says that it listens. Whatever the script does, the document's own policy keeps it apart: it has no origin, so
 * it reaches neither the application, nor what the browser keeps for it, nor the API in somebody's name.
 */
export const menuPreviewPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Menu preview</title></head>
<body>
<script>
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.menuScript !== 'string') return;
  document.open();
  document.write('<!doctype html><meta charset="utf-8"><title>Menu preview</title>' + data.menuScript);
  document.close();
});
parent.postMessage('menu preview listens', '*');
</script>
</body>
</html>
`;

/** What that document may do: run what was pasted and load what it asks for, in a sandbox, framed by the application alone. */
export function menuPreviewPolicy({ publicUrl, corsOrigins }: Pick<Config, 'publicUrl' | 'corsOrigins'>): string {
  return [
    'sandbox allow-scripts allow-popups',
    "default-src 'none'",
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    'img-src https: data:',
    'font-src https: data:',
    'media-src https:',
    'connect-src https:',
    'frame-src https:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", new URL(publicUrl).origin, ...corsOrigins].join(' ')}`,
  ].join('; ');
}
