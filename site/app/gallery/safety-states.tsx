import type { ReactNode } from 'react';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { SafetyScreen } from '../account/safety/safety-screen.tsx';
import type { SafetyView } from '../account/safety/safety-view.ts';

const today = '2026-11-15';

const phone = 'Telemóvel do Joaquim';

const full: SafetyView = {
  today,
  confirmedUntil: null,
  open: null,
  typed: { email: '', passkeyName: '' },
  done: null,
  passkeys: [
    { id: 'a', name: phone, addedOn: '2026-06-03', lastUsed: { day: today, time: '14:02' } },
    { id: 'b', name: 'iPad', addedOn: '2026-06-03', lastUsed: null },
  ],
  password: { changedOn: '2026-06-03' },
  app: { state: 'on', addedOn: '2026-06-03' },
  recovery: { left: 8 },
  newCodes: null,
  email: { address: 'joaquim.tavares@exemplo.pt', undoUntil: null },
  devices: [
    { id: '1', name: 'Safari · iPhone', isThis: true, lastSeen: { day: today, time: '14:02' } },
    { id: '2', name: 'Chrome · Windows', isThis: false, lastSeen: { day: '2026-11-13', time: '21:40' } },
    { id: '3', name: '?', isThis: false, lastSeen: { day: '2025-12-30', time: '09:15' } },
  ],
};
const bare: SafetyView = {
  ...full,
  passkeys: [],
  password: null,
  app: { state: 'off' },
  recovery: null,
  devices: full.devices.slice(0, 1),
};

/** Three corners of such a picture: enough to see where it stands. */
const corner = (x: number, y: number) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
const adding: SafetyView['app'] = {
  state: 'adding',
  picture: { path: [corner(0, 0), corner(50, 0), corner(0, 50)].join(''), size: 57 },
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/exemplo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const codes = ['k7m2p-9xwqd', 'b3fht-8snvy', 'c9gjk-4rxea', 'p2wzt-6mhdu', 'q8nvb-3kycf', 'd5xrs-7gjwt', 'e4mzh-2pqvn', 'f6ykd-9btac'];

const safety = (view: Partial<SafetyView>, problems: ScreenProblem[] = []) => (
  <SafetyScreen view={{ ...full, ...view }} problems={problems} />
);
const confirmedUntil = '14:12';

export const safetyStates: Record<string, ReactNode> = {
  safety: safety({}),
  'safety-bare': safety(bare),
  'safety-confirmed': safety({ confirmedUntil }),
  'safety-password': safety({ confirmedUntil, open: 'password' }),
  'safety-password-differs': safety({ confirmedUntil, open: 'password' }, [{ field: 'repeat', kind: 'repeatDiffers' }]),
  'safety-passkey': safety({ ...bare, confirmedUntil, open: 'passkeys' }),
  'safety-app-start': safety({ ...bare, confirmedUntil, open: 'app' }),
  'safety-app-adding': safety({ ...bare, confirmedUntil, open: 'app', app: adding }),
  'safety-app-wrong': safety({ ...bare, confirmedUntil, open: 'app', app: adding }, [{ field: 'code', kind: 'codeWrong' }]),
  'safety-app-remove': safety({ confirmedUntil, open: 'app' }),
  'safety-recovery': safety({ confirmedUntil, open: 'recovery', recovery: { left: 0 } }),
  'safety-new-codes': safety({ newCodes: codes }),
  'safety-email': safety({ confirmedUntil, open: 'email' }),
  'safety-email-invalid': safety({ confirmedUntil, open: 'email' }, [{ field: 'email', kind: 'emailInvalid' }]),
  'safety-email-changed': safety({
    confirmedUntil,
    done: 'emailChanged',
    email: { address: 'joaquim@exemplo.pt', undoUntil: '2026-11-22' },
  }),
};
