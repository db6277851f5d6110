import {parseHome} from '@site/src/lib/home';

describe('parseHome', () => {
  it('ENTITY-11 reads every field of hero and feature', () => {
    const hero = {
      name: 'Kit',
      text: 'One',
      tagline: 'Two',
      actions: [{text: 'Start', link: '/start', theme: 'alt'}],
      image: {src: '/a.png', alt: 'A', srcset: '/a2.png 2x', sizes: '375px'},
    };
    const feature = {icon: '/i.svg', title: 'T', details: 'D', link: '/t', span: 3};
    expect(parseHome({hero, features: [feature], footerMessage: 'End'})).toEqual({
      hero: {...hero, text: ['One']},
      features: [feature],
      footerMessage: 'End',
    });
  });

  it('HOME-01 makes a paragraph of each line and drops empty ones', () => {
    expect(parseHome({hero: {name: 'Kit', text: 'One\n\n  \n Two \n'}}).hero?.text).toEqual(['One', 'Two']);
  });

  it('HOME-02 takes an action for a brand one unless it says alt, and needs text and link', () => {
    const actions = [{text: 'A', link: '/a'}, {text: 'B', link: '/b', theme: 'loud'}, {text: 'C'}, 'D'];
    expect(parseHome({hero: {actions}}).hero?.actions).toEqual([
      {text: 'A', link: '/a', theme: 'brand'},
      {text: 'B', link: '/b', theme: 'brand'},
    ]);
  });

  it.each([
    ['a list', ['/a.png 1x', '/b.png 2x'], '/a.png 1x, /b.png 2x'],
    ['a string', '/a.png 1x', '/a.png 1x'],
    ['an empty list', [], undefined],
  ])('HOME-03 joins srcset and sizes: %s', (_name, value, expected) => {
    const {image} = parseHome({hero: {image: {src: '/a.png', srcset: value, sizes: value}}}).hero ?? {};
    expect([image?.srcset, image?.sizes]).toEqual([expected, expected]);
  });

  it('HOME-03 reads a pair of images and lets one stand for both', () => {
    const read = (src: unknown) => parseHome({hero: {image: {src}}}).hero?.image?.src;
    expect(read({light: '/l.png', dark: '/d.png'})).toEqual({light: '/l.png', dark: '/d.png'});
    expect(read({dark: '/d.png'})).toEqual({light: '/d.png', dark: '/d.png'});
    expect(read({})).toBeUndefined();
  });

  it.each([
    [undefined, 4],
    [2, 2],
    [3, 3],
    ['6', 6],
    [5, 4],
    [12, 4],
    ['wide', 4],
  ])('HOME-04 counts the span %p as %d', (span, expected) => {
    expect(parseHome({features: [{title: 'T', span}]}).features[0]?.span).toBe(expected);
  });

  it('takes what has a wrong type for absent', () => {
    expect(parseHome({hero: 'x', features: {}, footerMessage: []})).toEqual({features: []});
    expect(parseHome({features: ['x', null]})).toEqual({features: []});
  });
});
