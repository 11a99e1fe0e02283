import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiAddress } from './apiAddress';

/** A year, and for subdomains too. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

/** The device features that a page may use: only passkeys, on this site. */
const ON_THIS_SITE = ['publickey-credentials-create', 'publickey-credentials-get'];
const NOWHERE = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * Headers that only a page obeys. A script or a style sheet is never opened as one, so for them these would be 600
 * wasted bytes.
 */
const ONLY_FOR_PAGES = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
const NEVER_A_PAGE = /^(?:text|application)\/(?:javascript|css)\b/;

/** The content policy of JSON: opened as a page, it could load and run nothing. */
export const POLICY_OF_JSON = "default-src 'none'; frame-ancestors 'none'";

/** The headers of an answer, whatever it carries (OWASP Secure Headers). The one place for their values. */
const SECURE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Addresses may contain tokens (a mailed link, a sign-in by link), so no referrer is sent, not even to this site.
  'referrer-policy': 'no-referrer',
  // A page that opened this one, or was opened by it, gets no reference to it.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...ON_THIS_SITE.map((name) => `${name}=(self)`), ...NOWHERE.map((name) => `${name}=()`)].join(', '),
};

/**
 * Headers of every answer. The site adds its own content policy.
 * @param publicUrl where people reach the product: under https, browsers then never use plain http again
 */
export function secureHeaders(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecureHeaders(request, reply, publicUrl);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (NEVER_A_PAGE.test(String(reply.getHeader('content-type')))) {
      for (const name of ONLY_FOR_PAGES) reply.removeHeader(name).raw.removeHeader(name);
    }
    done();
  });
}

/** Sets them on one answer: those sent by the router itself bypass hooks. */
export function setSecureHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.headers(SECURE_HEADERS);
  reply.header('x-request-id', request.id);
  if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', HTTPS_ONLY);
  // The route, not only the address: `/%61pi/profile` is answered by the same one.
  const { url = request.url } = request.routeOptions;
  if (isApiAddress(url)) {
    reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', POLICY_OF_JSON);
  }
}
