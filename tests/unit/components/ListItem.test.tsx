import {screen} from '@testing-library/react';
import ListItem from '@site/src/components/ListItem';
import {renderWithProviders} from '../support/renderWithProviders';

it('has a class of the theme for a footnote alone', () => {
  renderWithProviders(
    <ul>
      <ListItem>item</ListItem>
      <ListItem className="task-list-item">task</ListItem>
      <ListItem id="note">footnote</ListItem>
    </ul>,
  );
  expect(screen.getByText('item')).not.toHaveAttribute('class');
  expect(screen.getByText('task')).toHaveAttribute('class', 'task-list-item');
  expect(screen.getByText('footnote')).toHaveAttribute('class', expect.stringContaining('anchor'));
});
