import { registerAccount } from '@clinic/core/identity/accounts/register';
import { z } from 'zod';
import { accountEndpoint, invalidForm } from './endpoint.ts';
import { deviceData, deviceFields, emailField, languageField, nameField, passwordField } from './shapes.ts';

export const registerEndpoint = accountEndpoint({
  path: '/register',
  summary: 'Register',
  description:
    'Sends a code to the e-mail address. There is no account until `/verify` has received it, from the same browser or app. The answer is the same where there is an account with this address already.',
  failure: 'register',
  body: z.object({
    name: nameField,
    email: emailField,
    password: passwordField,
    consent: z.boolean().describe('The data-protection consent; must be true.'),
    ...languageField,
    ...deviceFields,
  }),
  done: z.object({ email: z.string().describe('Where the code was sent.'), ...deviceData }),
  troubles: ['tooMany'],
  answer: async (call, { name, email, password, consent }) => {
    const { services, locale, clinicName } = call;
    const form = { name, email, password, repeat: password, consent };
    const registered = await registerAccount(services, call.asker(), form, { locale, clinicName });
    if (registered.ok) return { status: 200, data: { email: registered.value.email, ...call.deviceData() } };
    return registered.error.kind === 'invalid' ? invalidForm(registered.error.problems) : { trouble: registered.error.kind };
  },
});
