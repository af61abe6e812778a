/**
 * A record in an address: packed so that a link carries a whole match and no server keeps it.
 *
 * zlib's form of deflate ends in a checksum, so that a link that was cut off or changed on its way
 * is known to be damaged.
 */

/** The longest record that a link may hold, in bytes: as much as the server reads. */
export const LONGEST = 65_536;

export class DamagedLink extends Error {}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate'), new TextEncoder().encode(text));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The text that was packed; DamagedLink when it is not whole. */
export async function unpacked(code: string): Promise<string> {
  try {
    const bytes = await through(new DecompressionStream('deflate'), bytesOf(code));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new DamagedLink('the link is not whole', { cause });
  }
}

const bytesOf = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** What comes out of a stream, up to the longest record. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A few bytes can be made to swell without end.
    if (length > LONGEST) {
      void reader.cancel();
      throw new RangeError('longer than any record');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
