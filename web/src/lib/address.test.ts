import { describe, expect, test } from 'vitest';
import { addressIn, addressOf, to, urlOf } from './address';

const SITE = 'https://host.example/some/path/';
const SERVER = 'https://host.example/';

const shown = ({ path, query, fragment }: ReturnType<typeof addressIn>) => [path, query.toString(), fragment];

describe('behind a server', () => {
  test('an address is the path of the URL', () => {
    expect(to('/t/abc', true)).toBe('/t/abc');
    expect(urlOf('/t/abc#3', true, new URL('/mine?x#y', SERVER))).toBe(`${SERVER}t/abc#3`);
    const url = new URL('/t/abc/replay?analyse#12', SERVER);
    expect(shown(addressIn(url, true))).toEqual(['/t/abc/replay', 'analyse=', '12']);
  });

  test('links to the API and to other hosts are no addresses of ours', () => {
    const here = new URL(SERVER);
    expect(addressOf(new URL('/api/games', here), here, true)).toBeUndefined();
    expect(addressOf(new URL('https://other.example/mine'), here, true)).toBeUndefined();
    expect(addressOf(new URL('/daily?setup=a#b', here), here, true)).toBe('/daily?setup=a#b');
  });
});

describe('on a static host', () => {
  test('every page has the URL of the first page, whatever the folder', () => {
    const here = new URL('#/t/here-abc/replay?analyse#12', SITE);
    expect(to('/mine', false)).toBe('#/mine');
    expect(urlOf('/mine', false, here)).toBe(`${SITE}#/mine`);
    expect(urlOf('/', false, new URL(`${SITE}index.html#/mine`))).toBe(`${SITE}index.html#/`);
  });

  test.each(['/', '/mine', '/t/here-abc/replay?analyse=#12', '/daily/onirim/2026-11-15?setup=a%3D1+b%3D2'])(
    '%s comes back from its URL',
    (address) => {
      const { path, query, fragment } = addressIn(new URL(urlOf(address, false, new URL(SITE))), false);
      expect(path + (query.size ? `?${query}` : '') + (fragment ? `#${fragment}` : '')).toBe(address);
    },
  );

  test('without an address it is the first page', () => {
    expect(shown(addressIn(new URL(SITE), false))).toEqual(['/', '', '']);
    expect(shown(addressIn(new URL('#main', SITE), false))).toEqual(['/', '', 'main']);
  });

  test('only links within the page are addresses of ours', () => {
    const here = new URL('#/rules/onirim', SITE);
    expect(addressOf(new URL('#/learn', here), here, false)).toBe('/learn');
    expect(addressOf(new URL('#ON-T5', here), here, false)).toBe('#ON-T5');
    expect(addressOf(new URL(SITE), here, false)).toBe('/');
    expect(addressOf(new URL('licence.txt', here), here, false)).toBeUndefined();
    expect(addressOf(new URL('https://other.example/some/path/#/learn'), here, false)).toBeUndefined();
  });
});

test('a record in the fragment is opened by either kind of host', () => {
  expect(shown(addressIn(new URL('#r=AbC_-', SERVER), true))).toEqual(['/open', '', 'r=AbC_-']);
  expect(shown(addressIn(new URL('/open#r=AbC_-', SERVER), true))).toEqual(['/open', '', 'r=AbC_-']);
  expect(shown(addressIn(new URL('#r=AbC_-', SITE), false))).toEqual(['/open', '', 'r=AbC_-']);
  expect(shown(addressIn(new URL('#/open#r=AbC_-', SITE), false))).toEqual(['/open', '', 'r=AbC_-']);
});
