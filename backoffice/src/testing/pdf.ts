/** The smallest thing that passes for a PDF; other words make another file. */
export const samplePdf = (name: string): { name: string; type: string; content: Buffer } => ({
  name: `${name}.pdf`,
  type: 'application/pdf',
  content: Buffer.from(`%PDF-1.7\n% ${name}\nstartxref\n0\n%%EOF\n`),
});
