import net from 'node:net';

const CONNECTIONS = 8;

/** A connection that sends requests one at a time and records how long each answer takes. */
function openConnection({ port, nextText, endTime, latencies }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setNoDelay();
    let text = '';
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(nextText());
    };
    socket.setEncoding('latin1');
    socket.on('connect', send).on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
      if (length === undefined) return reject(new Error(`An answer without a length:\n${text.slice(0, 400)}`));
      if (text.length < headEnd + 4 + Number(length)) return;
      const now = performance.now();
      if (text.startsWith('HTTP/1.1 200')) latencies.push(now - sentAt);
      else return reject(new Error(text.slice(0, 600)));
      text = '';
      if (now < endTime) return send();
      socket.end();
      resolve(undefined);
    });
  });
}

/**
 * Sends requests to a server as fast as it answers, over a few connections at once.
 * @param {{port: number, token: string, nextRequest: () => {method?: string, path: string, body?: string}, seconds: number}} options
 *   `nextRequest` gives a new request each time: a change that is sent again changes nothing
 * @returns {Promise<{count: number, perSecond: number, p95: number}>}
 * @throws {Error} with the answer, when one is not 200
 */
export async function generateLoad({ port, token, nextRequest, seconds }) {
  const nextText = () => {
    const { method = 'GET', path, body = '' } = nextRequest();
    const headers = [`host: 127.0.0.1:${port}`, `authorization: Bearer ${token}`];
    if (body) headers.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
    return `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  };
  const latencies = [];
  const startTime = performance.now();
  const endTime = startTime + seconds * 1000;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection({ port, nextText, endTime, latencies })));
  latencies.sort((a, b) => a - b);
  return {
    count: latencies.length,
    perSecond: (latencies.length / (performance.now() - startTime)) * 1000,
    p95: latencies[Math.floor(latencies.length * 0.95)] ?? 0,
  };
}
