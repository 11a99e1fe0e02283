import { request } from 'shared-kit/api/http';
import { useResource } from 'shared-kit/api/resource';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Token } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenRules } from 'shared-kit/rules/validation/token';
import { toast } from 'shared-kit/shellServices/toast';
import { expiresOnOf, FIRST_EXPIRY, inTypedWords, type Expiry } from './expiry';

export const LABELS = { name: 'Name', allProperties: 'Access to All Properties', propertyId: 'Properties', expiresOn: 'Expiry' };

type TokenValues = { name: string; allProperties: boolean; propertyId: string[]; expiresOn: Expiry };

/** What is sent: a list of ids, or the wildcard (document 1 §4, P-196); an instant, or null for never. */
const bodyOf = ({ name, allProperties, propertyId, expiresOn }: TokenValues) => ({
  name: name.trim(),
  propertyId: allProperties ? '*' : propertyId,
  expiresOn: expiresOnOf(expiresOn),
});

const parts = plainParts<TokenValues>(LABELS);

/** Makes a token; afterwards the list (OP-52). */
export function useTokenForm() {
  const tokens = useResource<Token>('/tokens');
  const navigate = useNavigate();
  return useSavedForm<TokenValues, Token>({
    path: '/tokens/new',
    item: undefined,
    read: () => ({ name: '', allProperties: false, propertyId: [], expiresOn: FIRST_EXPIRY }),
    parts,
    check: (values) => inTypedWords(fieldErrors(tokenRules, bodyOf(values))),
    // Not as a change over what an earlier attempt made: a token is changed in its expiry alone. Sent again it becomes what is sent.
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
