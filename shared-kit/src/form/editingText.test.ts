import { editingText } from './editingText';

test.each([
  [[], ''],
  [['Tomás Reyes'], 'Tomás Reyes is editing this.'],
  [['Tomás Reyes', 'Ada Lind'], 'Tomás Reyes and Ada Lind are editing this.'],
  [['Tomás Reyes', 'Ada Lind', 'Jo Ek'], 'Tomás Reyes, Ada Lind and Jo Ek are editing this.'],
  [['Tomás Reyes', 'Ada Lind', 'Jo Ek', 'Bo Ax'], 'Tomás Reyes, Ada Lind and 2 others are editing this.'],
])('the text for %j', (names, text) => expect(editingText(names)).toBe(text));
