import { changeAddress } from '../ui/changeAddress';
import { createHistory, type History } from './history';

let history: History;
let listening: jest.SpyInstance;
let isUnsaved = false;
let mayLeave = Promise.resolve(true);
const confirmLeave = jest.fn(() => mayLeave);
let hasDialog = false;
const closeDialog = () => {
  const had = hasDialog;
  hasDialog = false;
  return had;
};
/** Waits in steps: jsdom navigates through a chain of timers, which a single long timer would not outlast on a busy machine. */
async function historySettles() {
  for (let step = 0; step < 5; step += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  isUnsaved = false;
  hasDialog = false;
  mayLeave = Promise.resolve(true);
  confirmLeave.mockClear();
  listening = jest.spyOn(window, 'addEventListener');
  history = createHistory({ hasUnsaved: () => isUnsaved, confirmLeave, closeDialog });
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
});

describe('the one router that owns the address', () => {
  it('pushes, replaces and goes back, and tells its listeners once each time', async () => {
    const changes: string[] = [];
    history.listen(() => changes.push(history.location.pathname));
    history.navigator.push('/one');
    history.navigator.push('/two');
    history.navigator.replace('/three');
    history.navigator.go(-1);
    await historySettles();
    expect(changes).toEqual(['/one', '/two', '/three', '/one']);
    expect(history.location.pathname).toBe('/one');
  });

  it("does not hear single-spa's own echo of a push", () => {
    const listener = jest.fn();
    history.listen(listener);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a browser that refuses to change the address so often', () => {
  const refusals = {
    'by throwing, as Safari and Firefox do': () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 10 seconds', 'SecurityError');
    },
    'in silence, as Chrome does': () => undefined,
  };
  for (const [way, refuse] of Object.entries(refusals)) {
    it(`${way}: the page changes, and Back leads to where the address was`, async () => {
      history.navigator.push('/one');
      const refused = [jest.spyOn(window.history, 'pushState'), jest.spyOn(window.history, 'replaceState')];
      for (const call of refused) call.mockImplementation(refuse);
      history.navigator.push('/two?page=2', { from: 'list' });
      history.navigator.replace('/three?page=3');
      const { pathname, search } = history.location;
      expect([pathname, search, window.location.pathname]).toEqual(['/three', '?page=3', '/one']);
      for (const call of refused) call.mockRestore();
      history.navigator.push('/four');
      history.navigator.go(-1);
      await historySettles();
      expect([history.location.pathname, window.location.pathname]).toEqual(['/one', '/one']);
      hasDialog = true;
      history.navigator.go(-1);
      await historySettles();
      expect([history.location.pathname, window.location.pathname]).toEqual(['/one', '/one']);
    });
  }

  it('does not hide a mistake of the caller', () => {
    jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('a function could not be cloned', 'DataCloneError');
    });
    expect(() => history.navigator.push('/one', () => undefined)).toThrow('cloned');
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
    window.history.back();
    await historySettles();
    expect([history.location.search, confirmLeave.mock.calls.length]).toEqual(['', 0]);
  });

  it('is kept when Back is refused, and left when it is agreed to', async () => {
    history.navigator.push('/form');
    isUnsaved = true;
    mayLeave = Promise.resolve(false);
    window.history.back();
    await historySettles();
    await historySettles();
    expect(window.location.pathname).toBe('/form');

    isUnsaved = false;
    history.navigator.push('/next');
    window.history.back();
    await historySettles();
    expect(history.location.pathname).toBe('/form');

    isUnsaved = true;
    mayLeave = Promise.resolve(true);
    window.history.back();
    await historySettles();
    await historySettles();
    await historySettles();
    expect(confirmLeave).toHaveBeenCalledTimes(2);
    expect(history.location.pathname).toBe('/start');
  });

  it('is asked about on its own page, even if a second Back makes the browser drop the return from the first', async () => {
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

  it('is kept when Back is refused after a link within the page, such as Skip to content', async () => {
    history.navigator.push('/list');
    history.navigator.push('/form', { from: 'list' });
    for (const hash of ['#main', '#main']) {
      window.location.hash = hash;
      await historySettles();
    }
    expect(history.location).toMatchObject({ pathname: '/form', hash: '#main', state: { from: 'list' } });
    window.history.back();
    await historySettles();
    isUnsaved = true;
    mayLeave = Promise.resolve(false);
    let askedOn = '';
    confirmLeave.mockImplementationOnce(() => {
      askedOn = window.location.pathname;
      return mayLeave;
    });
    window.history.forward();
    await historySettles();
    expect([window.location.hash, confirmLeave.mock.calls.length]).toEqual(['#main', 0]);
    window.history.go(-2);
    await historySettles();
    await historySettles();
    expect([askedOn, window.location.pathname, window.location.hash]).toEqual(['/form', '/form', '#main']);
  });

  it('is kept when Back is refused after the session ended on the page and the same person has signed in again', async () => {
    history.navigator.push('/list');
    history.navigator.push('/form');
    changeAddress('replaceState', { usr: { origin: '/form' } }, '/');
    changeAddress('pushState', { usr: {} }, '/forgot-password');
    changeAddress('replaceState', null, '/form');
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    history = createHistory({ hasUnsaved: () => isUnsaved, confirmLeave, closeDialog });
    isUnsaved = true;
    mayLeave = Promise.resolve(false);
    for (const delta of [-1, -3]) {
      window.history.go(delta);
      await historySettles();
      await historySettles();
      expect(window.location.pathname).toBe('/form');
    }
    expect(confirmLeave).toHaveBeenCalledTimes(2);
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
