import { object } from 'yup';
import { filled, flag, plainDate, requiredText, text } from './kinds';
import { pdf, publishing } from './parts';

/** A press item (document 3 §5, decision OP-110). */
export const pressRules = object({
  ...publishing,
  title: requiredText(),
  publisher: text(),
  body: text(),
  displayOnHomepage: flag(),
  url: text(),
  publishDate: plainDate().test(filled()),
  pdf: pdf(),
});
