import { object } from 'yup';
import { filled, id, requiredRichText, requiredName } from './kinds';
import { liveWindow, publishing } from './parts';

/** A FAQ (document 3 §5). */
export const faqRules = object({
  ...liveWindow,
  ...publishing,
  categoryId: id().test(filled()),
  question: requiredName(),
  answer: requiredRichText(),
});
