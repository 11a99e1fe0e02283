import { object } from 'yup';
import { LIST_PAGES } from '../options';
import { choices, requiredText, text } from './kinds';
import { liveWindow, publishing } from './parts';

/** A list shown on chosen pages (document 3 §5). */
export const listRules = object({
  ...liveWindow,
  ...publishing,
  title: requiredText(),
  header: text(),
  content: text(),
  pageDisplayedOn: choices(LIST_PAGES.map(({ value }) => value)),
});
