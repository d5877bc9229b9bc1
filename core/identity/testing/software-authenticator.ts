import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytesOf = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));
/** The holder touched it; the device asked for finger, face or number; a new key is attached. */
const flags = { present: 0x01, verified: 0x04, attached: 0x40 };

/** For tests: what a phone with a passkey does, for the origin at which its browser stands. */
export function softwareAuthenticator(origin: string, { asksForFinger = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  );
  let uses = 0;
  const authenticatorData = (host: string, attached: Uint8Array | null) => {
    uses += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present | (asksForFinger ? flags.verified : 0) | (attached ? flags.attached : 0), 0);
    head.writeUInt32BE(uses, 1);
    return Buffer.concat([sha256(host), head, attached ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return {
    create: ({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON => {
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData(rp.id ?? '', attached))],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      };
      return { ...credential, response };
    },
    get: ({ challenge, rpId }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON => {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId ?? '', null);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
      return { ...credential, response };
    },
  };
}
