import { request } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Token } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenRules } from 'shared-kit/rules/validation/token';
import { toast } from 'shared-kit/shellServices/toast';
import { DEFAULT_EXPIRY, EXPIRY_DATE, expiresOnOf, withTypedDateMessage, type Expiry } from './expiry';

export const LABELS = { name: 'Name', allProperties: 'Access to All Properties', propertyId: 'Properties', expiresOn: 'Expiry' };

type TokenValues = { name: string; allProperties: boolean; propertyId: string[]; expiresOn: Expiry };

/** The body that is sent: a list of ids, or the wildcard (document 1 §4, P-196); an instant, or null for never. */
const bodyOf = ({ name, allProperties, propertyId, expiresOn }: TokenValues) => ({
  name: name.trim(),
  propertyId: allProperties ? '*' : propertyId,
  expiresOn: expiresOnOf(expiresOn),
});

/** Of the expiry only a date can be wrong, and its input has a label of its own. */
const parts = plainParts<TokenValues>(LABELS, undefined, { expiresOn: { inputLabel: () => EXPIRY_DATE } });

/** The form that creates a token; saving leads to the list (OP-52). */
export function useTokenForm() {
  const tokens = useResource<Token>('/tokens');
  const navigate = useNavigate();
  return useSavedForm<TokenValues, Token>({
    path: '/tokens/new',
    item: undefined,
    read: () => ({ name: '', allProperties: false, propertyId: [], expiresOn: DEFAULT_EXPIRY }),
    parts,
    check: (values) => withTypedDateMessage(fieldErrors(tokenRules, bodyOf(values))),
    // Always a POST with the same id, even after an earlier attempt: a PUT changes only the expiry, a repeated POST
    // changes everything.
    save: async (values, _base, newId) => {
      const { data } = await request<Token>('POST', tokens.path, { body: bodyOf(values), newId });
      await tokens.refresh();
      return data;
    },
    onSaved: () => {
      toast({ text: 'Token created.' });
      return navigate('/tokens');
    },
  });
}
