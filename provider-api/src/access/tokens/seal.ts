import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';

/** A separate key for each purpose: the configured one also signs upload addresses. */
const keyFrom = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `innkeeper ${purpose}`, 32));
const TOKENS = 'api tokens';

/**
 * Encrypts text with SECRET_KEY, so that only a server with the same key can decrypt it, and only for the same purpose
 * (api-contract §4).
 */
export function seal(text: string, secret: string, purpose = TOKENS): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyFrom(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @returns the text, or null when it was encrypted with another key: the token still works but cannot be shown again */
export function unseal(sealed: string, secret: string, purpose = TOKENS): string | null {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(secret, purpose), iv);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
