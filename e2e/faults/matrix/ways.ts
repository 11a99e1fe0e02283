import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * A faulty way to answer: another status or body; silence from the start or from the middle on; a connection that is
 * cut off in the middle; half a file as if it were complete; the complete file, but late or in small pieces.
 */
export type Way =
  | { status: number; type?: string; body?: string }
  | 'hangs'
  | 'stops'
  | 'cut off'
  | 'truncated'
  | { delay: number }
  | { pieces: number; every: number };

interface Right {
  body: Buffer;
  headers: OutgoingHttpHeaders;
  /** Called whenever bytes were passed to the network. */
  onByte: () => void;
}

function trickle(answer: ServerResponse, { body, onByte }: Right, pieces: number, every: number): void {
  const size = Math.ceil(body.length / pieces);
  let offset = 0;
  const timer = setInterval(() => {
    if (answer.destroyed) return clearInterval(timer);
    answer.write(body.subarray(offset, offset + size));
    onByte();
    offset += size;
    if (offset < body.length) return;
    clearInterval(timer);
    answer.end();
  }, every);
}

/** Answers in the given way, or correctly. */
export function send(answer: ServerResponse, right: Right, way?: Way): void {
  const { body, headers, onByte } = right;
  const whole = () => {
    answer.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
    onByte();
  };
  if (way === undefined) return whole();
  if (way === 'hangs') return;
  if (way === 'truncated') {
    answer.writeHead(200, headers).end(body.subarray(0, body.length / 2));
    return onByte();
  }
  if (way === 'stops' || way === 'cut off') {
    answer.writeHead(200, { ...headers, 'Content-Length': body.length });
    answer.write(body.subarray(0, body.length / 2), () => {
      onByte();
      // The delay lets the first half arrive before the connection is cut.
      if (way === 'cut off') setTimeout(() => answer.destroy(), 20);
    });
    return;
  }
  if ('delay' in way) return void setTimeout(whole, way.delay);
  if ('pieces' in way) {
    answer.writeHead(200, { ...headers, 'Content-Length': body.length });
    return trickle(answer, right, way.pieces, way.every);
  }
  const { status, type = 'text/plain; charset=utf-8', body: text = '' } = way;
  answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  onByte();
}
