import { useResource } from 'shared-kit/api/resource';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Token } from 'shared-kit/rules/entities';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { tokenRules } from 'shared-kit/rules/validation/token';
import { toast } from 'shared-kit/shellServices/toast';

export const LABELS = { name: 'Name', allProperties: 'Access to All Properties', propertyId: 'Properties' };

type TokenValues = { name: string; allProperties: boolean; propertyId: string[] };

/** What is sent: a list of ids, or the wildcard (document 1 §4, P-196). */
const bodyOf = ({ name, allProperties, propertyId }: TokenValues) => ({
  name: name.trim(),
  propertyId: allProperties ? '*' : propertyId,
});

const parts = plainParts<TokenValues>(LABELS);

/** Makes a token; afterwards the list (OP-52). */
export function useTokenForm() {
  const tokens = useResource<Token>('/tokens');
  const navigate = useNavigate();
  return useSavedForm<TokenValues, Token>({
    path: '/tokens/new',
    item: undefined,
    read: () => ({ name: '', allProperties: false, propertyId: [] }),
    parts,
    check: (values) => fieldErrors(tokenRules, bodyOf(values)),
    save: (values) => tokens.save(bodyOf(values)),
    onSaved: () => {
      toast({ text: 'Token created.' });
      return navigate('/tokens');
    },
  });
}
