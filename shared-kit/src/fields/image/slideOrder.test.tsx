import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { accommodations, openForm, serveAssets, slides, stored } from '../../../testing/imageField';

serveAssets();

const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
const openThree = () => openForm(accommodations, 'images', { images: [stored('1'), stored('2'), stored('3')] });
const order = (sent: () => Record<string, unknown>) =>
  (sent().images as { assetId: string }[]).map(({ assetId }) => assetId).join('');

test('slides are reordered by dragging, by keyboard and by buttons, and positions are announced', async () => {
  const { user, sent } = openThree();
  const [first, , third] = slides();
  fireEvent.dragStart(first!, { dataTransfer });
  fireEvent.dragOver(third!, { dataTransfer });
  fireEvent.drop(third!, { dataTransfer });
  expect(order(sent)).toBe('231');
  expect(screen.getByRole('status')).toHaveTextContent('Image 1 is now at position 3 of 3.');

  act(() => slides()[2]!.focus());
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(order(sent)).toBe('213');
  expect(slides()[1]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move to the right' }));
  expect(order(sent)).toBe('231');
  expect(sent().images).toEqual([
    expect.objectContaining({ assetId: '2', sortIndex: 0 }),
    expect.objectContaining({ assetId: '3', sortIndex: 1 }),
    expect.objectContaining({ assetId: '1', sortIndex: 2 }),
  ]);
});

test('a button that moves an image does nothing at the end of the row, where it keeps the focus', async () => {
  const { user, sent } = openThree();
  const [left, right] = ['left', 'right'].map((side) => screen.getByRole('button', { name: `Move to the ${side}` }));
  await user.click(left!);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(left).toHaveFocus();
  expect(left).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 3; press += 1) await user.click(right!);
  expect(order(sent)).toBe('231');
  expect(screen.getByRole('status')).toHaveTextContent('Image 2 is now at position 3 of 3.');
  expect(right).toHaveFocus();
  expect(right).toHaveAttribute('aria-disabled', 'true');
  await user.click(left!);
  expect(order(sent)).toBe('213');
});

test('a move with the same outcome as the last one is announced too', async () => {
  const { user } = openThree();
  const moveFirst = async () => {
    act(() => slides()[0]!.focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Image 1 is now at position 2 of 3.');
    return status.firstChild;
  };
  const words = await moveFirst();
  // Screen readers announce inserted nodes: the same node with the same text would not be announced.
  expect(await moveFirst()).not.toBe(words);
});

describe('an image that is dragged', () => {
  test('moves no other if it was removed meanwhile', async () => {
    const { sent } = openThree();
    fireEvent.dragStart(slides()[0]!, { dataTransfer });
    fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }));
    await waitFor(() => expect(slides()).toHaveLength(2));
    fireEvent.dragOver(slides()[1]!, { dataTransfer });
    fireEvent.drop(slides()[1]!, { dataTransfer });
    expect(order(sent)).toBe('23');
  });

  test('inserts no text into a field it is dropped on, and marks no slide once it has left the row', () => {
    openThree();
    fireEvent.dragStart(slides()[0]!, { dataTransfer });
    expect(dataTransfer.setData).toHaveBeenCalledWith(expect.not.stringMatching(/^text/), expect.anything());
    fireEvent.dragOver(slides()[2]!, { dataTransfer });
    expect(slides()[2]!.closest('li')).toHaveClass('target');
    fireEvent.dragLeave(slides()[2]!, { relatedTarget: document.body });
    expect(slides()[2]!.closest('li')).not.toHaveClass('target');
  });
});
