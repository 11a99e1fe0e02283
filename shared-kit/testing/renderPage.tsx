import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { queryClient } from '../src/api/queryClient';
import { Route, Routes, useLocation } from '../src/router';
import { closeModal, useModal } from '../src/shellServices/modal';
import { dismissToast, useToasts } from '../src/shellServices/toast';
import { keepFocus } from '../src/ui/focus/keepFocus';
import { useLatest } from '../src/ui/useLatest';
import { clearUnsaved } from '../src/shellServices/unsaved';
import { MemoryRouter } from './router';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search}
    </output>
  );
}

/** The simplest form of the shell's services: the open modal and the toasts. */
function Shell() {
  const modal = useModal();
  const toasts = useToasts();
  const shown = useLatest(toasts);
  useEffect(keepFocus, []);
  // State of one test must not reach the next.
  useEffect(() => () => shown.current.forEach(({ id }) => dismissToast(id)), [shown]);
  return (
    <>
      {modal && (
        <div role="dialog" aria-label={modal.title} style={modal.style}>
          {modal.body}
        </div>
      )}
      <div role="log" aria-live="polite">
        {toasts.map(({ id, text, action, link }) => (
          <p key={id}>
            {text}
            {link && <a href={link.href}>{link.label}</a>}
            {action && (
              <button type="button" onClick={() => (action.run(), dismissToast(id))}>
                {action.label}
              </button>
            )}
          </p>
        ))}
      </div>
    </>
  );
}

/**
 * Shows a page of a remote at an address, as the shell would.
 * @param page the page
 * @param path its route, `/hotels/:hotelid/specials`
 * @param address the address to open it at
 * @returns a simulated person (`user`), and `address()`, the current address
 */
export function renderPage(page: ReactElement, path: string, address: string) {
  queryClient.clear();
  closeModal();
  clearUnsaved();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <Shell />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), address: () => view.getByTestId('address').textContent ?? '' };
}
