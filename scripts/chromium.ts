import { existsSync } from 'node:fs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's browser, quiet and offline: it must not look for updates or hosts of its own while it is being measured. */
export const chromium = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args };

const shell = '/usr/bin/chromium-headless-shell';
/**
 * The same browser without its windows, menus and services, where Debian's package of it is installed: journeys take two thirds of the
 * processor. Answers are shown later in it, so what measures them takes the whole browser.
 */
export const headlessChromium = !process.env['CHROMIUM'] && existsSync(shell) ? { executablePath: shell, args } : chromium;
