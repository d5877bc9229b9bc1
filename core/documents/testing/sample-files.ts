import { crc32 } from 'node:zlib';

/** The test file of the makers of virus scanners; in two halves, so that this source is not found by them. */
export const eicar = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`, 'latin1');

export const pdfBytes = (more: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n', 'latin1'), more, Buffer.from('\n%%EOF\n', 'latin1')]);

export const svgWithScript = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Opens as a page in a browser and as a document in a reader of PDF. */
export const pageAndPdf = Buffer.concat([Buffer.from('<html><script>alert(1)</script><!--\n'), pdfBytes(), Buffer.from('-->')]);

export const dicom = (bytes = 2_000): Buffer =>
  Buffer.concat([Buffer.alloc(128), Buffer.from('DICM\u0002\u0000\u0000\u0000UL\u0004\u0000'), Buffer.alloc(bytes, 7)]);

export const jpegStart = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('\u0000\u0010JFIF\u0000', 'latin1'),
  Buffer.alloc(512),
]);

type Member = { name: string; bytes: Buffer; packed?: Buffer; isLocked?: boolean };

/** An archive; `packed` is stored as deflated, so that a bomb can be written by hand. */
export function zipOf(members: readonly Member[]): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, bytes, packed, isLocked = false } of members) {
    // Twelve bytes of every locked member belong to its lock.
    const [title, body] = [Buffer.from(name), packed ?? (isLocked ? Buffer.concat([Buffer.alloc(12), bytes]) : bytes)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isLocked ? 1 : 0, 2);
    common.writeUInt16LE(packed ? 8 : 0, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, title, body]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, offset, title]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** One grey dot of a telephone, in its container. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgg4CL9pAQ0GkDIOGUJjBMAANAAAkEDJHBQ=',
  'base64',
);
