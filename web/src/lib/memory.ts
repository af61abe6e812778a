/** What is kept in this browser, where that is not forbidden. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`scopa.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`scopa.${key}`, value);
  } catch {
    // Then it is forgotten with the page, which is what such a browser asks for.
  }
}
