export type Ports = { site: number; backoffice: number; sandbox: number; mailbox: number; worker: number; smtp: number; postgres: number };

/** Every port moves with PORT_BASE, so that two copies of the system can run beside each other. */
export function portsFrom(base: number): Ports {
  const offset = base - 3000;
  return {
    site: base,
    backoffice: base + 1,
    sandbox: base + 2,
    mailbox: base + 3,
    worker: base + 4,
    smtp: 2525 + offset,
    postgres: 5548 + offset,
  };
}
