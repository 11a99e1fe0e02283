import { createHistory, type History } from './history';

let history: History;
let unsaved = false;
let answer = Promise.resolve(true);
const confirmLeave = jest.fn(() => answer);
let hasDialog = false;
const closeDialog = () => {
  const had = hasDialog;
  hasDialog = false;
  return had;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  unsaved = false;
  hasDialog = false;
  answer = Promise.resolve(true);
  confirmLeave.mockClear();
  history = createHistory({ hasUnsaved: () => unsaved, confirmLeave, closeDialog });
});
afterEach(() => history.dispose());

describe('the one router that owns the address', () => {
  it('pushes, replaces and goes back, and tells its listeners once each time', async () => {
    const heard: string[] = [];
    history.listen(({ pathname }, action) => heard.push(`${action} ${pathname}`));
    history.navigator.push('/one');
    history.navigator.push('/two');
    history.navigator.replace('/three');
    history.navigator.go(-1);
    await settled();
    expect(heard).toEqual(['PUSH /one', 'PUSH /two', 'REPLACE /three', 'POP /one']);
    expect(history.location.pathname).toBe('/one');
  });

  it("does not hear single-spa's own echo of a push", () => {
    const heard = jest.fn();
    history.listen(heard);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('unsaved work', () => {
  it('is asked about before a link leads away; a no stays', async () => {
    unsaved = true;
    answer = Promise.resolve(false);
    history.navigator.push('/away');
    await settled();
    expect(confirmLeave).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/start');
  });

  it('is left after a yes', async () => {
    unsaved = true;
    history.navigator.push('/away');
    await settled();
    expect(window.location.pathname).toBe('/away');
  });

  it('is not asked about when only the query changes', async () => {
    unsaved = true;
    history.navigator.push('?list=archived');
    await settled();
    expect(confirmLeave).not.toHaveBeenCalled();
    expect(window.location.search).toBe('?list=archived');
    expect(history.location.pathname).toBe('/start');
  });

  it('is kept when Back is refused, and left when it is agreed to', async () => {
    history.navigator.push('/form');
    unsaved = true;
    answer = Promise.resolve(false);
    window.history.back();
    await settled();
    await settled();
    expect(window.location.pathname).toBe('/form');

    answer = Promise.resolve(true);
    window.history.back();
    await settled();
    await settled();
    await settled();
    expect(confirmLeave).toHaveBeenCalledTimes(2);
    expect(history.location.pathname).toBe('/start');
  });

  it('makes the browser ask before the tab is closed', () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    unsaved = true;
    expect(leave()).toBe(true);
  });
});

describe('a dialog over the page', () => {
  it('is closed by Back, which stays on the page; the next Back leaves it', async () => {
    const heard = jest.fn();
    history.navigator.push('/list');
    history.listen(heard);
    hasDialog = true;
    unsaved = true;
    window.history.back();
    await settled();
    await settled();
    expect(hasDialog).toBe(false);
    expect(window.location.pathname).toBe('/list');
    expect(heard).not.toHaveBeenCalled();
    expect(confirmLeave).not.toHaveBeenCalled();
    unsaved = false;
    window.history.back();
    await settled();
    expect(history.location.pathname).toBe('/start');
  });

  it('stays open when only the query changes, and never over another page', () => {
    hasDialog = true;
    history.navigator.push('?page=2');
    expect(hasDialog).toBe(true);
    history.navigator.push('/away');
    expect(hasDialog).toBe(false);
  });
});
