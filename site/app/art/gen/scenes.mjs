// Larger pictures.

import { hero, heroFino } from './hero.mjs';
import { notices } from './notices.mjs';
import { retratos } from './people.mjs';
import { steps } from './steps.mjs';

export const files = { 'hero-porta-lisboa': hero(), 'hero-porta-lisboa-fino': heroFino(), ...retratos, ...steps, ...notices };
