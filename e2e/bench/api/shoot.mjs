import net from 'node:net';

const CONNECTIONS = 8;

/** A connection that asks one question after another and counts the answers. */
function connection({ port, next, until, tally }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setNoDelay();
    let text = '';
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(next());
    };
    socket.setEncoding('latin1');
    socket.on('connect', ask).on('error', reject);
    socket.on('data', (part) => {
      text += part;
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) return;
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
      if (length === undefined) return reject(new Error(`An answer without a length:\n${text.slice(0, 400)}`));
      if (text.length < end + 4 + Number(length)) return;
      const now = performance.now();
      if (text.startsWith('HTTP/1.1 200')) tally.waits.push(now - asked);
      else return reject(new Error(text.slice(0, 600)));
      text = '';
      if (now < until) return ask();
      socket.end();
      resolve(undefined);
    });
  });
}

/**
 * Asks a server as fast as it answers, over a few connections at once.
 * @param {{port: number, token: string, requests: {method?: string, path: string, body?: string}[], seconds: number}} options
 * @returns {Promise<{perSecond: number, p95: number}>}
 * @throws {Error} with the answer, when one is not 200
 */
export async function shoot({ port, token, requests, seconds }) {
  const texts = requests.map(({ method = 'GET', path, body = '' }) => {
    const headers = [`host: 127.0.0.1:${port}`, `authorization: Bearer ${token}`];
    if (body) headers.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
    return `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  });
  let turn = 0;
  const next = () => texts[(turn += 1) % texts.length];
  const tally = { waits: [] };
  const begin = performance.now();
  const until = begin + seconds * 1000;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => connection({ port, next, until, tally })));
  const waits = tally.waits.sort((a, b) => a - b);
  return {
    perSecond: (waits.length / (performance.now() - begin)) * 1000,
    p95: waits[Math.floor(waits.length * 0.95)] ?? 0,
  };
}
