import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useNavigate } from './useNavigate';

/** A form that navigates once it has saved. */
function Form({ saved }: { saved: Promise<void> }) {
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <button onClick={() => void saved.then(() => navigate('/list'))}>Save</button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function open() {
  let resolveSave: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (resolveSave = resolve));
  render(
    <MemoryRouter initialEntries={['/form']}>
      <Routes>
        <Route path="/form" element={<Form saved={saved} />} />
        <Route path="/list" element={<h1>List</h1>} />
        <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), finishSave: () => act(async () => resolveSave()) };
}

test('a page that is still shown when its save has ended can lead to another page', async () => {
  const { user, finishSave } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await finishSave();
  expect(screen.getByRole('heading')).toHaveTextContent('List');
});

test('a page that was left can no longer navigate', async () => {
  const { user, finishSave } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await finishSave();
  expect(screen.getByRole('heading')).toHaveTextContent('Elsewhere');
});
