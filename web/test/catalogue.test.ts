import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Catalogue } from '../src/lib/catalogue';
import { LANGUAGES } from '../src/lib/languages';
import { PARTS, source } from './catalogues';

/** Values for whatever a message may ask for: Fluent ignores those it does not know. */
const valuesFor = (text: string, number: number): Record<string, string | number> =>
  Object.fromEntries([...text.matchAll(/\$([\w-]+)/g)].map(([, name = '']) => [name, number]));

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const sources = [undefined, ...PARTS].map((part) => source(language, part));
  const whole = new FluentBundle(language, { useIsolating: false });
  for (const text of sources) whole.addResource(new FluentResource(text));
  const ids = sources.flatMap((text) => [...new FluentResource(text).body].map(({ id }) => id));

  it.each([0, 1, 2, 11, 999, 1000, 12345, -3, 0.5])('says the same as one read at once, of %d', (number) => {
    const catalogue = new Catalogue(language, sources);
    const values = valuesFor(sources.join(), number);
    for (const id of ids.filter((name) => !name.startsWith('-'))) {
      const pattern = whole.getMessage(id)!.value!;
      expect(catalogue.has(id)).toBe(true);
      expect(catalogue.text(id, values)).toBe(whole.formatPattern(pattern, values, []));
    }
  });

  it('knows what it does not say', () => {
    const catalogue = new Catalogue(language, sources);
    expect(catalogue.has('no-such-message')).toBe(false);
    expect(catalogue.text('no-such-message', {})).toBeUndefined();
  });
});

it('reads what a message puts in, and what that puts in', () => {
  const catalogue = new Catalogue('en', ['a = { b } and { -c }\n', 'b = { d }\n-c = sea\n', 'd = dee\n    deep']);
  expect(catalogue.text('a', {})).toBe('dee\ndeep and sea');
  expect(catalogue.text('d', {})).toBe('dee\ndeep');
});
