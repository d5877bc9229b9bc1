import { ScannerUnavailable } from '@clinic/core/adapters/documents/clamd';
import { ScanBrokeOff, type ScanBytes } from '@clinic/core/documents/check-document';
import { type ObserveCall, observed } from '@clinic/core/figures/outside-call';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import { type SendMail, SmtpError } from './smtp.ts';

export const observedMail =
  (send: SendMail, observe: ObserveCall): SendMail =>
  (mail) =>
    observed(observe, { service: 'mail', operation: 'send' }, () => send(mail), {
      answer: () => 'ok',
      error: (error) => {
        if (!(error instanceof SmtpError)) return 'unavailable';
        return error.final ? 'refused' : error.code.startsWith('EAUTH') ? 'keyRefused' : 'unavailable';
      },
    });

/** Where no gateway is set up nothing is sent, and nothing is told. */
export const observedText =
  (text: SmsSender, observe: ObserveCall): SmsSender =>
  (sms) =>
    observed(observe, { service: 'sms', operation: 'send' }, () => text(sms), {
      answer: (sent) => (sent.ok ? (sent.value === 'off' ? null : 'ok') : sent.error.kind === 'smsRefused' ? 'refused' : 'unavailable'),
      error: () => 'unavailable',
    });

/** A file with which the scanner comes to no end is the file's trouble. Archives are looked at in a process of their own, which tells nothing. */
export const observedScan =
  (scan: ScanBytes, observe: ObserveCall): ScanBytes =>
  (bytes, sizeBytes) =>
    observed(observe, { service: 'scanner', operation: 'scan' }, () => scan(bytes, sizeBytes), {
      answer: (verdict) => (verdict === 'clean' || verdict === 'threat' ? 'ok' : 'refused'),
      error: (error) => (error instanceof ScannerUnavailable || error instanceof ScanBrokeOff ? 'unavailable' : 'refused'),
    });
