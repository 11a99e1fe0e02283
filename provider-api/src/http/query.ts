/**
 * Reads a query string as people and programs write it: `title=i%%spa` is a contains filter although `%%` is not proper
 * percent-encoding (api-contract §1, 'Lists'). Nothing in it makes the server fail; a parameter given twice becomes a
 * list, which the schema refuses.
 */
export function readQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at === -1 ? pair : pair.slice(0, at));
    const value = decodeValue(at === -1 ? '' : pair.slice(at + 1));
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

function decodeValue(raw: string): string {
  return raw.startsWith('i%%') ? `i%%${decode(raw.slice(3))}` : decode(raw);
}

function decode(raw: string): string {
  const spaced = raw.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced.replace(/%(?![0-9a-f]{2})/gi, '%25')).replaceAll('\0', '');
  } catch {
    return spaced; // percent signs that spell no character are meant as they stand
  }
}
