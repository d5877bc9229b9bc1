/** Other people's systems this process stands for. */
export type StandIn = { name: string; purpose: string; state: 'built' | 'not yet built'; controlPage?: string };

export const services: StandIn[] = [
  {
    name: 'Clinic GraphQL service',
    purpose: 'patients, doctors, free slots, appointments',
    state: 'built',
    controlPage: '/clinic/control',
  },
  { name: 'easypay', purpose: 'payment gateway: Multibanco, MB WAY and cards', state: 'built', controlPage: '/payments/control' },
  { name: 'ifthenpay', purpose: 'payment gateway: Multibanco, MB WAY and cards', state: 'built', controlPage: '/payments/control' },
  { name: 'SMS', purpose: 'text messages: confirmations and reminders', state: 'built', controlPage: '/sms/control' },
  { name: 'Video rooms', purpose: 'a room for each visit by video', state: 'built' },
  { name: 'CRM', purpose: 'who wants the newsletter: name, e-mail and language', state: 'built', controlPage: '/crm/control' },
  { name: 'Error reports', purpose: 'GlitchTip or Sentry: what nobody expected', state: 'built' },
];
