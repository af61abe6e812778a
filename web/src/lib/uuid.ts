/** Names for commands, and random bytes; also where the page is not a secure context. */

export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

export function uuid(): string {
  // randomUUID exists only on https and on this machine; a table may be opened across the room.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = randomHex(16);
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
