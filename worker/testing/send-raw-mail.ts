import nodemailer from 'nodemailer';

/** For tests: hands a mail to the server on this port as it stands, as the mail program of a patient does. */
export async function sendRawMail(smtpPort: number, mail: { from: string; to: string; raw: string }): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: mail.from, to: mail.to }, raw: mail.raw });
  transport.close();
}
