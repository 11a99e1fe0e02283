import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const b64 = (data: Buffer) => data.toString('base64url');
const cborText = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const cborBytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

interface PasskeyOptions {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** A software passkey, which answers as a browser and its authenticator do (WebAuthn level 2, attestation 'none'). */
export function softPasskey(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, extra: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, extra]);
  };
  // A CBOR map with five entries: key type EC2, algorithm ES256, curve P-256, and both coordinates.
  const cose = () =>
    Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  const answer = (response: object) =>
    JSON.stringify({ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {}, response });

  return {
    /** Sets the counter back, which is how a copied key is recognised. */
    rewind: (count = 0) => (counter = count),
    register(options: string): string {
      const { challenge, rp } = JSON.parse(options) as PasskeyOptions;
      const length = Buffer.from([0, id.length]);
      const data = authData(rp?.id ?? '', 0x41, Buffer.concat([Buffer.alloc(16), length, id, cose()]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return answer({
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(attestation),
        transports: ['usb'],
      });
    },
    sign(options: string): string {
      const { challenge, rpId } = JSON.parse(options) as PasskeyOptions;
      const client = clientData('webauthn.get', challenge);
      const data = authData(rpId ?? '', 0x01);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({ clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) });
    },
  };
}
