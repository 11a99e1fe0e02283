import { expect, type Locator, type Page } from 'playwright/test';
import { richText } from './editor';

/** A field that a person fills in, and finds filled in when the form is opened again. */
export type Field =
  | { write: string; text: string }
  | { compose: string; text: string }
  | { choose: string; option: string }
  | { tick: string };

/** The fields of a form by the heading of their section. */
export type Sections = Record<string, Field[]>;

const control = (area: Locator, role: 'textbox' | 'combobox', name: string) => area.getByRole(role, { name, exact: true });
const box = (area: Locator, name: string) => {
  const byName = { name: new RegExp(`^${name}`) };
  return area.getByRole('checkbox', byName).or(area.getByRole('switch', byName));
};
const areas = (page: Page, sections: Sections) =>
  Object.entries(sections).flatMap(([section, fields]) =>
    fields.map((field) => [page.getByRole('region', { name: section, exact: true }), field] as const),
  );

/** Fills in a form, field by field. */
export async function fillIn(page: Page, sections: Sections): Promise<void> {
  for (const [area, field] of areas(page, sections)) {
    if ('write' in field) await control(area, 'textbox', field.write).fill(field.text);
    else if ('choose' in field) await control(area, 'combobox', field.choose).selectOption({ label: field.option });
    else if ('tick' in field) await box(area, field.tick).check();
    else {
      await richText(area, field.compose).text.click();
      await page.keyboard.type(field.text);
    }
  }
}

/** Checks that the form shows again what was filled in. */
export async function expectFilled(page: Page, sections: Sections): Promise<void> {
  for (const [area, field] of areas(page, sections)) {
    if ('write' in field) await expect(control(area, 'textbox', field.write), field.write).toHaveValue(field.text);
    else if ('choose' in field)
      await expect(control(area, 'combobox', field.choose).locator('option:checked'), field.choose).toHaveText(field.option);
    else if ('tick' in field) await expect(box(area, field.tick), field.tick).toBeChecked();
    else await expect(richText(area, field.compose).text, field.compose).toHaveText(field.text);
  }
}
