import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { glides } from './glide.svelte';

afterEach(() => void vi.restoreAllMocks());

test('a thing that stays glides; an element that shows another thing does not', () => {
  const list = document.createElement('ol');
  const add = (is: string) => {
    const item = list.appendChild(document.createElement('li'));
    item.dataset.is = is;
    return item;
  };
  const [one, other] = [add('a'), add('b')];
  const place = (item: Element) => new DOMRect([...list.children].indexOf(item) * 10, 0, 10, 10);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return place(this);
  });
  const moved: Element[] = [];
  Object.assign(Element.prototype, {
    animate(this: Element) {
      moved.push(this);
    },
  });
  let cards = $state('a b');
  const stop = $effect.root(() => {
    glides(
      () => list,
      () => cards,
    );
    $effect.pre(() => {
      if (cards !== 'b c') return;
      list.append(one);
      one.dataset.is = 'c';
    });
  });
  flushSync();
  cards = 'b c';
  flushSync();
  expect(moved).toEqual([other]);
  stop();
});
