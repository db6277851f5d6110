import {resolveUISwitch, UI_PARTS} from '@site/src/lib/ui/uiSwitch';

describe('resolveUISwitch', () => {
  it('QUERYPARAM-05 shows everything without a parameter', () => {
    expect(Object.values(resolveUISwitch(''))).toEqual(UI_PARTS.map(() => true));
  });

  it.each(UI_PARTS)(
    'QUERYPARAM-01 QUERYPARAM-02 QUERYPARAM-03 QUERYPARAM-04 GLOBALUI-01 hides %s for the value 0',
    (part) => {
      expect(resolveUISwitch(`?${part}=0`)).toEqual({
        ...Object.fromEntries(UI_PARTS.map((name) => [name, true])),
        [part]: false,
      });
    },
  );

  it.each(['1', 'false', '', '00', 'no'])('QUERYPARAM-05 does not hide for the value "%s"', (value) => {
    expect(resolveUISwitch(`?navbar=${value}`).navbar).toBe(true);
  });

  it('QUERYPARAM-06 combines parameters', () => {
    expect(resolveUISwitch('?navbar=0&footer=0&x=0')).toMatchObject({navbar: false, footer: false, sidebar: true});
  });

  it('FRONTMATTER-03 front matter hides, and only the value false', () => {
    expect(resolveUISwitch('', {outline: false, sidebar: 0, navbar: 'false'})).toMatchObject({
      outline: false,
      sidebar: true,
      navbar: true,
    });
  });

  it('FRONTMATTER-03 a parameter hides what front matter shows', () => {
    expect(resolveUISwitch('?navbar=0', {navbar: true}).navbar).toBe(false);
  });
});
