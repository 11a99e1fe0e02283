import { leave, page } from './leave';

describe('the end of a session', () => {
  it('loads the page again, also where the browser refuses to change the address', () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError');
    });
    leave();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
