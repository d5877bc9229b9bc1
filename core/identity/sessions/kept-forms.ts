export type KeptForm = { accountId: string; path: string; fields: [name: string, value: string][] };

/** What was typed into a form whose session had ended: only its owner gets it back, in the same browser, within the hour. */
export type KeptForms = {
  keep(browserKey: string, form: KeptForm): Promise<void>;
  /** Once. Null where nothing was kept for this account and page. */
  take(browserKey: string, of: Pick<KeptForm, 'accountId' | 'path'>): Promise<KeptForm['fields'] | null>;
};

/** Never kept: they are typed again. */
const secretFields = new Set(['password', 'repeat', 'code', 'passkey']);

export const withoutSecrets = (fields: KeptForm['fields']): KeptForm['fields'] => fields.filter(([name]) => !secretFields.has(name));
