import { repeatFields } from '../models/repeat';
import { rulesOf } from '../models/rulesOf';

/** The Repeat for Calendar Event dialog (document 1 §5, decision OP-88). */
export const repeatRules = rulesOf(repeatFields('repeatOption'));
