import { object } from 'yup';
import { requiredName, script } from './kinds';
import { publishing } from './parts';

/** A menu with its pasted script (document 3 §5). */
export const menuRules = object({ ...publishing, title: requiredName(), script: script() });
