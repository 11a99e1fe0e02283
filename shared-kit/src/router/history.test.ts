import { createHistory, type History } from './history';

let history: History;
let isUnsaved = false;
let mayLeave = Promise.resolve(true);
const confirmLeave = jest.fn(() => mayLeave);
let hasDialog = false;
const closeDialog = () => {
  const had = hasDialog;
  hasDialog = false;
  return had;
};
const historySettles = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  isUnsaved = false;
  hasDialog = false;
  mayLeave = Promise.resolve(true);
  confirmLeave.mockClear();
  history = createHistory({ hasUnsaved: () => isUnsaved, confirmLeave, closeDialog });
});
afterEach(() => history.dispose());

describe('the one router that owns the address', () => {
  it('pushes, replaces and goes back, and tells its listeners once each time', async () => {
    const changes: string[] = [];
    history.listen(({ pathname }, action) => changes.push(`${action} ${pathname}`));
    history.navigator.push('/one');
    history.navigator.push('/two');
    history.navigator.replace('/three');
    history.navigator.go(-1);
    await historySettles();
    expect(changes).toEqual(['PUSH /one', 'PUSH /two', 'REPLACE /three', 'POP /one']);
    expect(history.location.pathname).toBe('/one');
  });

  it("does not hear single-spa's own echo of a push", () => {
    const listener = jest.fn();
    history.listen(listener);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('unsaved work', () => {
  it('is asked about before a link leads away; a no stays', async () => {
    isUnsaved = true;
    mayLeave = Promise.resolve(false);
    history.navigator.push('/away');
    await historySettles();
    expect(confirmLeave).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/start');
  });

  it('is left after a yes', async () => {
    isUnsaved = true;
    history.navigator.push('/away');
    await historySettles();
    expect(window.location.pathname).toBe('/away');
  });

  it('is not asked about when only the query changes', async () => {
    isUnsaved = true;
    history.navigator.push('?list=archived');
    await historySettles();
    expect(confirmLeave).not.toHaveBeenCalled();
    expect(window.location.search).toBe('?list=archived');
    expect(history.location.pathname).toBe('/start');
  });

  it('is kept when Back is refused, and left when it is agreed to', async () => {
    history.navigator.push('/form');
    isUnsaved = true;
    mayLeave = Promise.resolve(false);
    window.history.back();
    await historySettles();
    await historySettles();
    expect(window.location.pathname).toBe('/form');

    mayLeave = Promise.resolve(true);
    window.history.back();
    await historySettles();
    await historySettles();
    await historySettles();
    expect(confirmLeave).toHaveBeenCalledTimes(2);
    expect(history.location.pathname).toBe('/start');
  });

  it('is asked about on its own page when the browser drops the way back from one Back for another', async () => {
    history.navigator.push('/list');
    history.navigator.push('/form');
    isUnsaved = true;
    mayLeave = Promise.resolve(false);
    jest.spyOn(window.history, 'go').mockImplementationOnce(() => window.history.back());
    let askedOn = '';
    confirmLeave.mockImplementationOnce(() => {
      askedOn = window.location.pathname;
      return mayLeave;
    });
    window.history.back();
    await historySettles();
    await historySettles();
    expect(askedOn).toBe('/form');
    expect(window.location.pathname).toBe('/form');
    expect(confirmLeave).toHaveBeenCalledTimes(1);
  });

  it('makes the browser ask before the tab is closed', () => {
    const closeTab = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closeTab()).toBe(false);
    isUnsaved = true;
    expect(closeTab()).toBe(true);
  });
});

describe('a dialog over the page', () => {
  it('is closed by Back, which stays on the page; the next Back leaves it', async () => {
    const listener = jest.fn();
    history.navigator.push('/list');
    history.listen(listener);
    hasDialog = true;
    isUnsaved = true;
    window.history.back();
    await historySettles();
    await historySettles();
    expect(hasDialog).toBe(false);
    expect(window.location.pathname).toBe('/list');
    expect(listener).not.toHaveBeenCalled();
    expect(confirmLeave).not.toHaveBeenCalled();
    isUnsaved = false;
    window.history.back();
    await historySettles();
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
