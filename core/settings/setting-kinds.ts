import { z } from 'zod';

/** What a setting is for decides what it must look like in production and in a rehearsal: see production-settings.ts. */
export type SettingKind =
  /** Made by us, known to our own processes. */
  | 'ownSecret'
  /** Keys with their ids, as `core/secrets/data-keys.ts` reads them. */
  | 'dataKeys'
  /** Given to us by a company whose service we use. */
  | 'providerKey'
  /** Addresses under which people open a process of ours. */
  | 'publicOrigin'
  /** A company's service. */
  | 'provider'
  | 'mailServer'
  | 'mailSender'
  /** One process of ours as another reaches it. */
  | 'internalAddress'
  | 'database'
  | 'proxies'
  /** Something that visitors must not see. */
  | 'developersOnly'
  /** Where the stand-ins for other companies are. */
  | 'sandbox'
  /** Its default is an example. */
  | 'example';

export type SettingSchema = z.ZodType;

const settingKinds = z.registry<{ kind: SettingKind }>();

/** Says what a setting is for; whatever is built around it (optional, a default) keeps its kind. */
export const ofKind = <Schema extends z.ZodType>(kind: SettingKind, schema: Schema): Schema => {
  settingKinds.add(schema, { kind });
  return schema;
};

export function settingKindOf(schema: z.core.$ZodType | undefined): SettingKind | undefined {
  if (!schema) return undefined;
  const { innerType, in: input } = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  return settingKinds.get(schema as z.ZodType)?.kind ?? settingKindOf(innerType ?? input);
}

/** Given anew with every installation: `openssl rand -base64 32` makes one. */
export const ownSecret = ofKind('ownSecret', z.string().min(24, 'needs at least 24 characters'));
