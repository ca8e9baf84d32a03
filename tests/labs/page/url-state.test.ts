import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  initial,
  presetNames,
  presetValues,
  presets,
  properties,
  settle,
} from '../../../web/labs/encode/properties.ts';
import { Store, type Rejection } from '../../../web/labs/shared/state/store.ts';
import { UrlState } from '../../../web/labs/shared/state/url.ts';
import { FakePlace } from './support/place.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(search = ''): {
  place: FakePlace;
  url: UrlState;
  store: Store<typeof properties>;
  rejections: () => readonly Rejection[];
} {
  const place = new FakePlace(search);
  const url = new UrlState(place);
  const store = new Store(properties, settle);
  let latest: readonly Rejection[] = [];
  url.bind('e', store, (rejections) => (latest = rejections));
  return { place, url, store, rejections: () => latest };
}

const query = (place: FakePlace): string => new URL(place.href).search;

describe('the view in the URL', () => {
  test('a default view leaves the address bare', () => {
    const { url } = open();
    expect(url.address()).toBe('http://example.test/course/page/');
  });

  test('every property survives the round trip through a link', () => {
    const { url, store } = open();
    store.assign(
      {
        positions: 37,
        dim: 65,
        base: 500.5,
        first: -12.25,
        layout: 'concatenated',
        colorMap: 'viridis',
        transpose: true,
        dimensions: [64, 3, 0],
        curveStyle: 'strips',
        selectedPosition: 5.75,
        selectedDimension: 64,
        shownRows: 11,
        shownColumns: 13,
        decimals: 9,
        rounding: 'truncated',
      },
      'slide',
    );
    const again = open(new URL(url.address()).search);
    expect(again.rejections()).toEqual([]);
    expect(again.store.view).toEqual(store.view);
    expect(
      Object.entries(store.view).filter(([name, value]) => value === initial[name as keyof typeof initial]),
    ).toEqual([]);
  });

  test.each(presetNames)('the preset %s is the same view after a reload', (name) => {
    const { url, store } = open();
    store.assign(presetValues(name, store.view), 'act');
    expect(open(new URL(url.address()).search).store.view).toEqual(store.view);
    expect(store.view).toMatchObject(presets[name]);
  });

  test('an empty list of curves is kept apart from the default list', () => {
    const { url, store } = open();
    store.set('dimensions', [], 'slide');
    expect(new URL(url.address()).search).toBe('?e.c=');
    expect(open('?e.c=').store.view.dimensions).toEqual([]);
  });

  test('lists stay readable in the link', () => {
    const { url, store } = open();
    store.set('dimensions', [0, 7, 20, 31], 'slide');
    expect(url.address()).toContain('?e.c=0,7,20,31');
  });

  test.each([
    ['e.n=0', 'positions', 'outOfRange'],
    ['e.n=4097', 'positions', 'outOfRange'],
    ['e.n=1.5', 'positions', 'notWhole'],
    ['e.n=many', 'positions', 'notNumber'],
    ['e.d=', 'dim', 'notNumber'],
    ['e.d=0x10', 'dim', 'notNumber'],
    ['e.b=1', 'base', 'outOfRange'],
    ['e.b=Infinity', 'base', 'notNumber'],
    ['e.f=1e300', 'first', 'outOfRange'],
    ['e.l=diagonal', 'layout', 'notOption'],
    ['e.m=jet', 'colorMap', 'notOption'],
    ['e.t=yes', 'transpose', 'notOption'],
    ['e.c=1,x', 'dimensions', 'notList'],
    ['e.c=-1', 'dimensions', 'notList'],
    ['e.c=0,1,2,3,4,5,6,7,8,9,10,11,12', 'dimensions', 'notList'],
  ])('a link with %s keeps the default and reports the rejected value', (search, name, code) => {
    const { store, rejections } = open(`?${search}&e.nd=7`);
    expect(rejections().map((rejection) => [rejection.name, rejection.problem.code])).toEqual([[name, code]]);
    expect(store.view).toEqual({ ...initial, decimals: 7 });
  });

  test('unknown parameters are left alone', () => {
    const { place, store } = open('?lang=es&utm=x&clock.p=3');
    store.set('dim', 128, 'act');
    expect(query(place)).toBe('?lang=es&utm=x&clock.p=3&e.d=128');
  });
});

describe('the history', () => {
  test('a drag writes once, after it has stopped, and adds no entry', () => {
    const { place, store } = open();
    for (let dim = 65; dim < 200; dim += 1) {
      store.set('dim', dim, 'slide');
      vi.advanceTimersByTime(16);
    }
    expect([place.replaced, place.pushed]).toEqual([[], []]);
    vi.advanceTimersByTime(1000);
    expect(place.replaced).toHaveLength(1);
    expect(place.pushed).toHaveLength(0);
    expect(query(place)).toBe('?e.d=199');
  });

  test('a preset adds one entry, and going back restores the view before it', () => {
    const { place, store } = open();
    store.assign(presetValues('lesson004', store.view), 'act');
    expect(place.pushed).toHaveLength(1);
    place.returnTo('/course/page/');
    expect(store.view).toEqual(initial);
    vi.advanceTimersByTime(1000);
    expect(place.pushed).toHaveLength(1);
  });

  test('a preset right after a drag keeps the drag out of the new entry', () => {
    const { place, store } = open();
    store.set('dim', 300, 'slide');
    store.reset();
    vi.advanceTimersByTime(1000);
    expect(place.pushed).toEqual([]);
    expect(query(place)).toBe('');
  });
});

describe('the part of a request that can be shown', () => {
  test('a narrow table hides curves, and a wider one restores them', () => {
    const store = new Store(properties, settle);
    store.set('dim', 12, 'slide');
    expect(store.view.dimensions).toEqual([0, 1, 10, 11]);
    store.set('dim', 64, 'slide');
    expect(store.view.dimensions).toEqual(initial.dimensions);
  });

  test('the selection stays inside the table and on its positions', () => {
    const store = new Store(properties, settle);
    store.assign({ first: 0.5, positions: 4, dim: 3 }, 'slide');
    expect([store.view.selectedPosition, store.view.selectedDimension]).toEqual([3.5, 2]);
    store.set('first', -100, 'slide');
    expect(store.view.selectedPosition).toBe(-97);
  });

  test('values that follow from settling are not written into the link', () => {
    const { url, store } = open();
    store.set('dim', 4, 'slide');
    expect(new URL(url.address()).search).toBe('?e.d=4');
    expect(open('?e.d=4').store.view).toEqual(store.view);
  });
});
