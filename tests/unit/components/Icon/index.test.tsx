/** @jest-environment jsdom */
import React from 'react';
import {render, screen} from '@testing-library/react';

import Icon, {type IconName} from '@site/src/components/Icon';
import {ICONS} from '@site/src/components/Icon/icons';

const NAMES = Object.keys(ICONS) as IconName[];

describe('Icon', () => {
  it('is hidden from screen readers without a label', () => {
    const {container} = render(<Icon name="search" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is an image with a name when it has a label', () => {
    render(<Icon name="github" label="Source code" size={20} />);
    const image = screen.getByRole('img', {name: 'Source code'});
    expect(image.getAttribute('aria-hidden')).toBeNull();
    expect(image.getAttribute('width')).toBe('20');
  });

  it('paints the inside of the filled star only', () => {
    const filled = NAMES.filter((name) => {
      const {container} = render(<Icon name={name} />);
      return container.querySelector('svg')?.classList.contains('filled') === true;
    });
    expect(filled).toEqual(['star-filled']);
  });

  it.each(NAMES)('draws %s with well-formed path data of its own', (name) => {
    const {d} = ICONS[name];
    expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    const twins = NAMES.filter((other) => ICONS[other].d === d && !other.startsWith('star'));
    expect(twins).toEqual(name.startsWith('star') ? [] : [name]);
  });
});
