import { refuseFiles } from './refuseFiles';

/** Drags something over an element, or drops it. @returns whether the browser would show it instead of the page, and whether it is refused */
function drag(type: 'dragover' | 'drop', types: string[], target: HTMLElement = document.body) {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  target.dispatchEvent(event);
  return { replacesPage: !event.defaultPrevented, refused: dataTransfer.dropEffect === 'none' };
}

let stop: () => void;
beforeEach(() => {
  stop = refuseFiles();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('a file that is dropped where nothing takes files does not replace the page, also in a field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  for (const target of [document.body, field]) {
    expect(drag('dragover', ['Files'], target)).toEqual({ replacesPage: false, refused: true });
    expect(drag('drop', ['Files'], target).replacesPage).toBe(false);
  }
});

test('text can be dragged', () => {
  expect(drag('dragover', ['text/plain'])).toEqual({ replacesPage: true, refused: false });
  expect(drag('drop', ['text/plain']).replacesPage).toBe(true);
});

test('files can be dropped where something takes them', () => {
  const area = document.body.appendChild(document.createElement('div'));
  area.addEventListener('dragover', (event) => event.preventDefault());
  expect(drag('dragover', ['Files'], area).refused).toBe(false);
});

test('nothing is refused once it is stopped', () => {
  stop();
  expect(drag('dragover', ['Files'])).toEqual({ replacesPage: true, refused: false });
});
