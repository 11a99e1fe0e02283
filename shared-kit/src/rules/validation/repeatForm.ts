import { object } from 'yup';
import { repeatFields } from './repeat';

/** The Repeat for Calendar Event dialog (document 1 §5, decision OP-88). */
export const repeatRules = object(repeatFields('repeatOption'));
