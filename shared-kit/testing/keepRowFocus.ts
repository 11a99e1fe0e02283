import { keepFocus } from 'shared-kit/ui/focus/keepFocus';

/** Runs `keepFocus` for each test of a file or a group with rows of 48 px, since the test environment has no layout. */
export function keepRowFocus(): void {
  let stop: () => void;
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 48 * Number(this.closest<HTMLElement>('[data-index]')?.dataset.index ?? -2));
    });
    stop = keepFocus();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });
}
