/** A pause in which the browser does what else is due: long work in pieces keeps a page alive. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));
