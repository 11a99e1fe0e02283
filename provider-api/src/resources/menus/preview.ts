import type { Config } from '../../base/config';

/**
 * The document in which a menu's script is previewed (OP-123). It contains no data: the form posts the script once the document
 * reports that it is listening. The document's own policy isolates the script: it has no origin, so it can access neither the
 * application, nor its browser storage, nor the API in somebody's name.
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

/** What that document may do: run the pasted script and load its resources, in a sandbox, framed only by the application. */
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
